import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const root = join(__dirname, '../..');

export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
export const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`);

export type ComposeService = {
  readonly image?: string;
  readonly command?: string | readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly networks?: readonly string[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly build?: { readonly target: string };
  readonly deploy?: { readonly replicas: number };
};
export type ComposeFile = {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly networks?: Readonly<Record<string, { readonly internal?: boolean }>>;
};

/** The default image of a service, if no variable sets another. */
export const usualImage = ({ image = '' }: ComposeService): string =>
  /^\$\{\w+_IMAGE:-(.+)\}$/.exec(image)?.[1] ?? image;

/** `!override` tells Docker how to merge; it is ignored here. */
export const composeFile = (name: string): ComposeFile =>
  parse(textOf(`deploy/compose/${name}`), { merge: true, logLevel: 'silent' });

export type Stage = { readonly name: string; readonly from: string; readonly lines: readonly string[] };

/** The stages of a Dockerfile, each with its own instructions. */
export function stagesOf(dockerfile: string): Stage[] {
  const lines = dockerfile.replace(/\\\n/g, ' ').split('\n');
  const stages: { name: string; from: string; lines: string[] }[] = [];
  for (const line of lines.filter((each) => each.trim() !== '' && !each.startsWith('#'))) {
    const [, from, name] = /^FROM (\S+) AS (\S+)$/.exec(line) ?? [];
    if (from && name) stages.push({ name, from, lines: [] });
    else stages.at(-1)?.lines.push(line);
  }
  return stages;
}

/** Inherited instructions come first. */
export function inherited(stages: readonly Stage[], name: string): readonly string[] {
  const stage = stages.find((each) => each.name === name);
  return stage ? [...inherited(stages, stage.from), ...stage.lines] : [];
}

/** A tag with a version: not `latest`, not just a word. */
export const isPinned = (image: string): boolean => /^[\w./-]+:v?\d+\.\d+[\w.-]*$/.test(image);
