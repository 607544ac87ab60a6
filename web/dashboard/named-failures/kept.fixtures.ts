import { categories, questions } from '@reprise/contracts/catalogue';
import { refurbSteps, stocks } from '@reprise/contracts/configuration';
import { connectorOrganizations } from '@reprise/contracts/connectors';
import { userContract } from '@reprise/contracts/identity';
import type { EndpointSpec } from '@reprise/contracts/kernel';
import { accountContract, organisationContract } from '@reprise/contracts/organisation';
import { frame, settingsBody } from '../../kernel/testing/settings-body';

export const id = (n: number): string => `0197f4a0-0000-7000-8000-00000000000${n}`;

const stock = {
  ...{ ...frame(id(2)), name: 'Shelf 4', location: 'Aisle B', native: null, identifier: 'shelf-4' },
  ...{ itemCount: 0, averageAge: null, forSale: false },
};
const step = {
  ...refurbSteps.schema.parse({ name: 'Clean', stockId: id(2), costs: [] }),
  ...frame(id(2)),
};
const answer = (n: number, name: string) => ({ id: id(n), name, description: '', effect: {} });
const question = {
  ...{ ...frame(id(2)), categoryId: id(1), title: 'Does it start?', howToTest: '', description: '' },
  ...{ position: 0, answers: [answer(7, 'Yes'), answer(8, 'No')] },
};
const category = {
  ...categories.schema.parse({
    ...{ name: 'Phones', identifier: 'phones', parentId: id(1), referringWarehouseIds: [id(3)] },
    defaultWeight: 200,
  }),
  ...{ ...frame(id(2)), buyerId: id(4), numberOfProducts: 0, numberOfPublishedProducts: 0 },
  ...{ numberOfStopped: 0, stoppedById: null },
  ...{ organizationId: id(9), dispatchCircuitRule: null },
};
const client = { ...accountContract.schema.parse({ name: 'Shop', status: 'inactive' }), ...frame(id(2)) };
export const store = {
  ...organisationContract.schema.parse({
    ...{ type: 'store', commonName: 'Lille', parentOrganizationId: id(1) },
  }),
  ...frame(id(2)),
};
const user = {
  ...userContract.schema.parse({
    ...{ email: 'sam@shop.example', firstname: 'Sam', lastname: 'Doe', timOrganizationId: id(2) },
    modules: { tim: 'store_seller' },
  }),
  ...{ ...frame(id(2)), types: ['store_seller'], lastLogin: null, acceptedTerms: [] },
};
const configuration = connectorOrganizations.row.parse({
  ...{ ...frame(id(2)), connectorId: 'http-carrier', organizationId: id(3), name: 'Post', type: 'transport' },
  ...{ properties: { baseUrl: 'https://carrier.example' }, active: false, status: 'inactive' },
  ...{ secretsSet: ['token'], lastAnswer: null },
});

/** What the server has of each kind: a list's one row, and the row itself. */
export const kept: readonly { get: EndpointSpec; list?: EndpointSpec; row: object }[] = [
  { ...stocks.endpoints, row: stock },
  { ...refurbSteps.endpoints, row: step },
  { ...questions.endpoints, row: question },
  { ...categories.endpoints, row: category },
  { ...accountContract.endpoints, row: client },
  { ...organisationContract.endpoints, row: store },
  { ...userContract.endpoints, row: user },
  { ...connectorOrganizations.endpoints, row: configuration },
];
export const settings = settingsBody();
