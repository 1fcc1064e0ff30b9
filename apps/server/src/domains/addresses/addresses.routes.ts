/** What the domain answers, one line an operation. */
import { addresses } from '@sheaf/contract/addresses/addresses';
import { addAvailableAddress } from '#domains/addresses/add-available-address';
import { addDoNotCall } from '#domains/addresses/add-do-not-call';
import { addPreloadedAddress } from '#domains/addresses/add-preloaded-address';
import { clearContact } from '#domains/addresses/clear-contact';
import { completeAddress } from '#domains/addresses/complete-address';
import { confirmDoNotCall } from '#domains/addresses/confirm-do-not-call';
import { countNotHome } from '#domains/addresses/count-not-home';
import { deleteDoNotCall } from '#domains/addresses/delete-do-not-call';
import { deletePreloadedAddress } from '#domains/addresses/delete-preloaded-address';
import { prepareAddresses } from '#domains/addresses/draft-import';
import { editDoNotCall } from '#domains/addresses/edit-do-not-call';
import { editPreloadedAddress } from '#domains/addresses/edit-preloaded-address';
import { handInAddresses } from '#domains/addresses/hand-in-addresses';
import { importAddresses } from '#domains/addresses/import-addresses';
import { lendAddresses } from '#domains/addresses/lend-addresses';
import { listAddressOptions } from '#domains/addresses/list-address-options';
import { listDoNotCalls } from '#domains/addresses/list-do-not-calls';
import { listMyAddresses } from '#domains/addresses/list-my-addresses';
import { printDoNotCalls } from '#domains/addresses/print-do-not-calls';
import { requestAddresses } from '#domains/addresses/request-addresses';
import { searchAddresses } from '#domains/addresses/search-addresses';
import { writeAddressSms } from '#domains/addresses/write-address-sms';
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
