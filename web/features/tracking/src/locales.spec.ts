import { customerEvents } from '@reprise/contracts/events';
import de from '../locales/de-DE.json';
import en from '../locales/en-GB.json';
import fr from '../locales/fr-FR.json';
import nl from '../locales/nl-BE.json';
import { trackingStates } from './tracking-state.rules';

it.each([fr, en, nl, de])('every state of a sale has its words', (texts) => {
  expect(Object.keys(texts.state).toSorted()).toEqual([...trackingStates].toSorted());
});

it.each([fr, en, nl, de])('every event that customers read of has its words, and no other', (texts) => {
  expect(Object.keys(texts.event).toSorted()).toEqual([...customerEvents, 'other'].toSorted());
});
