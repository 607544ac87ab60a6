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

/** The screen of a step of an item; the file itself for every other step, and for none. */
export function editionTarget(id: string, itemWorkflowStep: string | null): string {
  const place = places.get(itemWorkflowStep?.replace(/^item_/, '') ?? '');
  const safe = encodeURIComponent(id);
  return place?.(safe) ?? `/buyback/${safe}`;
}
