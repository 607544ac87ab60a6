import { idOf, policy, toBuyback } from './policy-language';

export const recordControlWhenItemControlled = policy(
  'record-control-when-item-controlled',
  ['ItemControlled'],
  (event) => {
    const { control, terms } = event.data;
    return [toBuyback(idOf(event), { type: 'RecordControl', data: { control, terms } })];
  },
);
