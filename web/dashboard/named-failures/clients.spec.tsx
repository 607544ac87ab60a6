import '@testing-library/jest-dom';
import { organizationRootDetails } from '@reprise/contracts/configuration';
import { connectorOrganizations } from '@reprise/contracts/connectors';
import { accountContract, organisationContract } from '@reprise/contracts/organisation';
import { added, change, fill, pick, press, remove, saved, stays, unknown } from './failing-acts.fixtures';
import { type Failure, tellsFailures } from './failing.suite';
import { id } from './kept.fixtures';

/** Back office §8, clients, connectors, entities and settings. */
const ofClients: readonly Failure[] = [
  {
    ...{ at: '/clients', call: accountContract.endpoints.remove, toast: stays('Shop'), ...remove('Shop') },
    refusals: [
      ['account-still-active', /^This account is still active/],
      ['account-has-linked-buyers', /^Buyers are still linked/],
      ['account-has-linked-retailers', /^Retailers are still linked/],
      ['not-found', /^This page or record does not exist/],
      unknown,
    ],
  },
  {
    ...{ at: '/client/create', call: accountContract.endpoints.create, toast: added },
    does: async () => {
      await fill(/^Name/, 'Second shop');
    },
    sends: () => press('Add'),
    refusals: [['site-address-already-used', /^Another client already uses this site address/], unknown],
  },
  {
    ...{ at: `/client/${id(2)}/edit`, call: accountContract.endpoints.update, toast: saved },
    ...{ ...change(/^Name/), refusals: [unknown] },
  },
  {
    ...{ at: '/entity/create', call: organisationContract.endpoints.create, toast: added },
    does: async () => {
      await pick(/^Type/, 'Store');
      await fill(/^Name/, 'Lens');
      await pick(/^Parent/, 'Lille');
    },
    sends: () => press('Add'),
    refusals: [
      ['external-id-already-used', /^This external identifier is already in use/],
      ['parent-not-allowed', /^This record cannot be placed under that parent/],
      ['account-not-retailer', /^This account is not a retailer/],
    ],
  },
  {
    ...{ at: `/entity/${id(2)}/edit`, call: organisationContract.endpoints.update, toast: saved },
    ...change(/^Name/),
    refusals: [
      ['external-id-already-used', /^This external identifier is already in use/],
      ['parent-not-allowed', /^This record cannot be placed under that parent/],
      unknown,
    ],
  },
  {
    ...{ at: '/entities', call: organisationContract.endpoints.remove, ...remove('Lille') },
    ...{ toast: stays('Lille') },
    refusals: [
      ['warehouse-not-empty', /^This workshop’s stocks still hold items/],
      ['still-referenced', /^Other records still depend/],
    ],
  },
  {
    at: `/connectors/createConfiguration?organizationId=${id(3)}&connectorId=http-carrier`,
    ...{ call: connectorOrganizations.endpoints.create, toast: saved },
    does: async () => {
      await fill(/^Name/, 'Post');
      await fill(/^Address/, 'https://carrier.example');
    },
    sends: () => press('Save'),
    refusals: [
      ['configuration-name-already-used', /^This configuration name is already in use\./],
      ['connector-address-not-allowed', /^The address must be a public https address/],
      ['premium-feature-missing', /^This feature is not part of your contract/],
    ],
  },
  {
    ...{ at: `/connectors/${id(2)}`, call: connectorOrganizations.endpoints.update, toast: saved },
    ...change(/^Name/),
    refusals: [
      ['configuration-name-already-used', /^This configuration name is already in use\./],
      ['connector-property-required', /^The connector needs at least one more property/],
      unknown,
    ],
  },
  {
    ...{ at: '/settings/tim/general', call: organizationRootDetails.endpoints.update, toast: saved },
    refusals: [unknown],
    does: async () => {
      await fill(/^Support address/, 'help@shop.example');
    },
    sends: () => press('Save'),
  },
];

tellsFailures('clients, entities, connectors and settings', ofClients);
