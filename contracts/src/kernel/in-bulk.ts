import { z } from 'zod';
import { problemCodes, type ProblemCode } from '../problems';
import { endpoint, type EndpointSpec } from './endpoint';
import { uuidSchema } from './scalar-schemas';

/** What a person can still judge line by line, and the server answers while he waits. */
export const mostInBulk = 100;

export const bulkLineSchema = z.object({
  id: uuidSchema,
  result: z.enum(['accepted', 'refused']),
  /** Why it was refused. */
  problem: z.enum(problemCodes).optional(),
  details: z.record(z.string(), z.unknown()).optional(),
});
export type BulkLine = z.infer<typeof bulkLineSchema>;

type Act<B extends z.ZodType> = EndpointSpec<z.ZodType, z.ZodUndefined, B, z.ZodType>;

const aboutLines = (problems: readonly ProblemCode[]): string => {
  const named = problems.map((code) => `\`${code}\``).join(', ');
  return `Always answered with 200: each line says in \`result\` whether it was accepted, and in \`problem\` why not${named && ` (${named}, or one that every request may meet)`}. Send the same \`commandId\` again after a lost answer.`;
};

/**
 * The same act on many, each line with a result of its own: `/buybacks/{id}/cancel` → `/buybacks/bulk/cancel`. What it
 * asks for and who may call it are the act's.
 */
export function inBulk<B extends z.ZodType>({ name, path, access, summary, body, act, problems }: Act<B>) {
  if (!body) throw new RangeError(`${name} takes no body`);
  return endpoint({
    ...{ name: `${name}InBulk`, method: 'POST', path: path.replace('{id}', 'bulk'), access, status: 200 },
    summary: `For up to ${mostInBulk} at once, or (\`dryRun\`) what would come of it: ${summary}`,
    about: aboutLines(problems ?? []),
    ...(act && { act }),
    body: z.strictObject({
      /** Of the whole act: sent again, also for some of its lines, it does nothing twice. */
      commandId: uuidSchema,
      ids: z.array(uuidSchema).min(1).max(mostInBulk),
      act: body,
      dryRun: z.boolean().default(false),
    }),
    reply: z.object({ lines: z.array(bulkLineSchema) }),
  });
}
export type BulkEndpoint<B extends z.ZodType = z.ZodType> = ReturnType<typeof inBulk<B>>;
