/** Where an item is worked on in each of its steps, which are named as its statuses are. */
const places = new Map<string, (id: string) => string>(
  Object.entries({
    awaiting_store_drop: (id: string) => `/buyback/${id}/edit`,
    in_transit: () => '/warehouse/checkin',
    registered_in_warehouse: (id: string) => `/warehouse/check/${id}`,
    awaiting_compliancy_tests: (id: string) => `/warehouse/check/${id}`,
    in_quarantine: () => '/buybacksQuarantine',
    refurb_diagnostic_in_progress: (id: string) => `/warehouse/refurb-diagnosis/${id}`,
    refurb_in_progress: (id: string) => `/items/${id}`,
  }),
);

/** The steps of the check before the hand-over: by their own names, and by those of the specification (customer journey §2). */
const checked = new Map([
  ['diagnostic', 'question-1'],
  ['imei', 'imei'],
  ['summary', 'summary'],
  ['customer', 'hand-over'],
  ['hand-over', 'hand-over'],
]);
const checkStepOf = (step: string): string | undefined =>
  /^question-\d+$/.test(step) ? step : checked.get(step);

/** The screen of a step of an item, or the wizard at that step; the file itself for every other step, and for none. */
export function editionTarget(id: string, itemWorkflowStep: string | null): string {
  const asked = itemWorkflowStep ?? '';
  const safe = encodeURIComponent(id);
  const step = checkStepOf(asked);
  if (step) return `/buyback/${safe}/edit?step=${step}`;
  return places.get(asked.replace(/^item_/, ''))?.(safe) ?? `/buyback/${safe}`;
}
