import { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { addAvailableAddress } from '#contexts/territory/addresses/add-available-address';
import { addDoNotCall } from '#contexts/territory/addresses/add-do-not-call';
import { addPreloadedAddress } from '#contexts/territory/addresses/add-preloaded-address';
import { clearContact } from '#contexts/territory/addresses/clear-contact';
import { completeAddress } from '#contexts/territory/addresses/complete-address';
import { confirmDoNotCall } from '#contexts/territory/addresses/confirm-do-not-call';
import { countNotHome } from '#contexts/territory/addresses/count-not-home';
import { deleteDoNotCall } from '#contexts/territory/addresses/delete-do-not-call';
import { deletePreloadedAddress } from '#contexts/territory/addresses/delete-preloaded-address';
import { prepareAddresses } from '#contexts/territory/addresses/draft-import';
import { editDoNotCall } from '#contexts/territory/addresses/edit-do-not-call';
import { editPreloadedAddress } from '#contexts/territory/addresses/edit-preloaded-address';
import { handInAddresses } from '#contexts/territory/addresses/hand-in-addresses';
import { importAddresses } from '#contexts/territory/addresses/import-addresses';
import { lendAddresses } from '#contexts/territory/addresses/lend-addresses';
import { listAddressOptions } from '#contexts/territory/addresses/list-address-options';
import { listDoNotCalls } from '#contexts/territory/addresses/list-do-not-calls';
import { listMyAddresses } from '#contexts/territory/addresses/list-my-addresses';
import { printDoNotCalls } from '#contexts/territory/addresses/print-do-not-calls';
import { requestAddresses } from '#contexts/territory/addresses/request-addresses';
import { searchAddresses } from '#contexts/territory/addresses/search-addresses';
import { writeAddressSms } from '#contexts/territory/addresses/write-address-sms';
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
  handle(addresses.editDoNotCall, editDoNotCall),
  handle(addresses.deleteDoNotCall, deleteDoNotCall),
  handle(addresses.importAddresses, importAddresses, prepareAddresses),
  handle(addresses.listDoNotCalls, listDoNotCalls),
  handle(addresses.printDoNotCalls, printDoNotCalls),
  handle(addresses.clearContact, clearContact),
  handle(addresses.handInAddresses, handInAddresses),
  handle(addresses.lendAddresses, lendAddresses),
  handle(addresses.listAddressOptions, listAddressOptions),
  handle(addresses.listMyAddresses, listMyAddresses),
  handle(addresses.requestAddresses, requestAddresses),
  handle(addresses.searchAddresses, searchAddresses),
  handle(addresses.writeAddressSms, writeAddressSms),
];
