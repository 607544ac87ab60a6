import { connectors, type ConnectorProperty } from '@reprise/contracts/connectors';
import english from '../locales/configurations/en-GB.json';
import french from '../locales/configurations/fr-FR.json';

const asked: readonly ConnectorProperty[] = connectors.flatMap(({ properties }) => [...properties]);

it.each([
  ['English', english],
  ['French', french],
])('every connector, property and choice has its name in %s', (_language, words) => {
  expect(Object.keys(words.connector)).toEqual(expect.arrayContaining(connectors.map(({ id }) => id)));
  expect(Object.keys(words.property)).toEqual(expect.arrayContaining(asked.map(({ name }) => name)));
  const choices = asked.flatMap(({ values = [] }) => values);
  expect(Object.keys(words.value)).toEqual(expect.arrayContaining(choices));
});
