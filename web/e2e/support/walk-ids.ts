import { apiOf } from './api';

type Row = { id: string; status?: string };
type Values = Readonly<Record<string, string>>;

/** What a walk through all screens opens where the route names a document: those of the demonstration's workshop. */
export async function workshopIds(origin: string): Promise<(path: string) => Values> {
  const api = apiOf(origin);
  const token = await api.login('warehouse_manager@demo.reprise.test');
  const list = async (path: string) => (await api.call('GET', path, token)).body as unknown as Row[];
  const first = async (path: string): Promise<string> => (await list(path))[0]?.id ?? 'none';
  const items = await list('/items-in-stock?pagination=false');
  const item = (status: string): string => items.find((each) => each.status === status)?.id ?? 'none';
  const atWork = item('item_refurb_in_progress');
  const { body } = await api.call('GET', `/items/${atWork}/refurbishment`, token);
  const { steps } = body as unknown as { steps: Row[] };
  const places: readonly (readonly [beginning: string, values: Values])[] = [
    ['/refurb-step/', { id: await first('/refurb-steps') }],
    ['/refurb-diagnosis-questions/', { id: await first('/refurb-diagnosis-questions') }],
    ['/stocks/', { id: await first('/stocks') }],
    ['/refurb-diagnosis/:id/finalized', { id: atWork }],
    ['/refurb-diagnosis/', { id: item('item_refurb_diagnostic_in_progress') }],
    ['/warehouse/refurb-diagnosis/', { id: item('item_completed') }],
    ['/items-stock/', { id: atWork }],
    ['/items/', { itemId: atWork, itemRefurbStepId: steps[0]?.id ?? 'none' }],
  ];
  return (path) => places.find(([beginning]) => path.startsWith(beginning))?.[1] ?? {};
}
