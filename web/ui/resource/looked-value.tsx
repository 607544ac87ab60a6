import type { Reference } from '@reprise/contracts/kernel';
import { countryOptions } from '@reprise/contracts/rules';
import { choicesOf } from '@reprise/contracts/resources';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayCall } from '../../kernel/store';
import type { FieldKind, Written } from './field-kind';
import { isWritten, useLookText } from './use-look-text';
import { useNamesOf } from './use-names-of';

const looks = ['image', 'file', 'translations'] as const;
const names = ['reference', 'references', 'country', 'countries'] as const;
type Looked = Extract<FieldKind, { kind: Written | (typeof looks)[number] | (typeof names)[number] }>;
export const isLooked = (kind: FieldKind): kind is Looked =>
  isWritten(kind) || [...looks, ...names].some((each) => each === kind.kind);

const list = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).map(String);

/** A value that its contract shows in a way of its own. */
export function LookedValue({ kind, value }: { kind: Looked; value: unknown }): ReactNode {
  const { t, i18n } = useTranslation();
  const textOf = useLookText();
  if (isWritten(kind)) return textOf(kind.kind, value);
  switch (kind.kind) {
    case 'image':
      return <Thumbnail value={value} />;
    case 'file':
      return kind.file === 'document' ? (
        <a href={String(value)}>{t('form.document.open')}</a>
      ) : (
        <Thumbnail value={{ url: value }} />
      );
    case 'translations': {
      const languages = Object.keys(Object(value));
      const texts: Record<string, unknown> = Object(value);
      const titleOf = (each: string) => t('resource.changed-field', { field: each.slice(0, 2) });
      return languages.map((each) => `${titleOf(each)} ${String(texts[each])}`).join(' · ') || '–';
    }
    case 'country':
    case 'countries': {
      const known = countryOptions(i18n.language);
      const nameOf = (code: string) => known.find((country) => country.code === code)?.name ?? code;
      return list(value).map(nameOf).join(', ') || '–';
    }
    case 'reference':
    case 'references':
      return <Names reference={kind.reference} ids={list(value)} />;
  }
}

function Thumbnail({ value }: { value: unknown }) {
  const { url, alt }: { url?: unknown; alt?: unknown } = Object(value);
  return <img src={String(url)} alt={String(alt ?? '')} width={32} height={32} loading="lazy" />;
}

/** Documents by their names; the list that has them is only asked for by who may read it. */
function Names(props: { reference: Reference; ids: readonly string[] }) {
  const { t } = useTranslation();
  const may = useMayCall(choicesOf(props.reference).list);
  return may ? <KnownNames {...props} /> : t('resource.name-hidden');
}

function KnownNames({ reference, ids }: { reference: Reference; ids: readonly string[] }) {
  return ids.map(useNamesOf(reference, ids)).join(', ') || '–';
}
