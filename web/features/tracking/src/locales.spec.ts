import { customerEvents } from '@reprise/contracts/events';
import { buybackStatuses } from '@reprise/contracts/rules';
import de from '../locales/de-DE.json';
import en from '../locales/en-GB.json';
import fr from '../locales/fr-FR.json';
import nl from '../locales/nl-BE.json';

it.each([fr, en, nl, de])('every status of a buyback has its sentence', (texts) => {
  expect(Object.keys(texts.sentence).toSorted()).toEqual([...buybackStatuses].toSorted());
});

it.each([fr, en, nl, de])('every event that customers read of has its words, and no other', (texts) => {
  expect(Object.keys(texts.event).toSorted()).toEqual([...customerEvents, 'other'].toSorted());
});
