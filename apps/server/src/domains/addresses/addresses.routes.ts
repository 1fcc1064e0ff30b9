/** What the domain answers, one line an operation. */
import { addresses } from '@sheaf/contract/addresses';
import { addAvailableAddress } from '#domains/addresses/add-available-address';
import { addDoNotCall } from '#domains/addresses/add-do-not-call';
import { addPreloadedAddress } from '#domains/addresses/add-preloaded-address';
import { completeAddress } from '#domains/addresses/complete-address';
import { confirmDoNotCall } from '#domains/addresses/confirm-do-not-call';
import { countNotHome } from '#domains/addresses/count-not-home';
import { deleteDoNotCall } from '#domains/addresses/delete-do-not-call';
import { deletePreloadedAddress } from '#domains/addresses/delete-preloaded-address';
import { editPreloadedAddress } from '#domains/addresses/edit-preloaded-address';
import { importAddresses } from '#domains/addresses/import-addresses';
import { handle } from '#platform/handle';

export const addressesRoutes = [
  handle(addresses.addAvailableAddress, addAvailableAddress),
  handle(addresses.countNotHome, countNotHome),
  handle(addresses.completeAddress, completeAddress),
  handle(addresses.addPreloadedAddress, addPreloadedAddress),
  handle(addresses.editPreloadedAddress, editPreloadedAddress),
  handle(addresses.deletePreloadedAddress, deletePreloadedAddress),
  handle(addresses.addDoNotCall, addDoNotCall),
  handle(addresses.confirmDoNotCall, confirmDoNotCall),
  handle(addresses.deleteDoNotCall, deleteDoNotCall),
  handle(addresses.importAddresses, importAddresses),
];
