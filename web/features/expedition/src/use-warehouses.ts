import { useMemo } from 'react';
import { z } from 'zod';
import { useRecord } from '../../../kernel/store';

const warehouseSchema = z.object({ id: z.string(), commonName: z.string(), city: z.string().nullish() });
export type Warehouse = z.infer<typeof warehouseSchema>;
const listSchema = z.union([
  z.array(warehouseSchema),
  z.object({ 'hydra:member': z.array(warehouseSchema) }).transform((page) => page['hydra:member']),
]);

/** Where parcels may go: the warehouses connected to the account (back office §7). */
export function useWarehouses() {
  const { value, status, problem, refresh } = useRecord('/organizations/connected-warehouses');
  const warehouses = useMemo(() => listSchema.safeParse(value).data ?? [], [value]);
  const nameOf = (id: string): string => warehouses.find((one) => one.id === id)?.commonName ?? '–';
  return { warehouses, nameOf, status, problem, refresh };
}
