import type { Currency, FileKind, Locale, Reference } from '@reprise/contracts/kernel';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { AppProblem } from '../../kernel/api';
import type { FormValues, ZodForm } from '../../kernel/forms';
import type { PageHeaderProps } from '../page/page-header';
import type { ControlProps } from './form-field';

type Shared = {
  name: string;
  label: string;
  help?: ReactNode;
  /** Marked "(optional)"; all others are required. */
  optional?: boolean;
  /** Whether other values make an optional field necessary. */
  required?: (values: FormValues) => boolean;
  disabled?: boolean;
  /** What looks like a typing error although it may be saved: said in place of the help. */
  doubt?: (value: unknown) => string | undefined;
  /** Omitted from the form while it returns false. */
  shown?: (values: FormValues) => boolean;
  /** Fields that mean something else, or nothing, once this one has changed. */
  clears?: readonly string[];
};
/**
 * A field as data. Values are text except `number`, `percent`, `money` (integer minor units), `switch`, `image`,
 * `translations` and the plurals, which are lists.
 */
export type FormFieldSpec = Shared &
  (
    | {
        kind: 'text' | 'email' | 'tel' | 'url' | 'password' | 'date' | 'textarea';
        autoComplete?: string;
        inputMode?: 'text' | 'numeric' | 'email' | 'tel';
      }
    | { kind: 'number'; min?: number; max?: number; step?: number; suffix?: string }
    | { kind: 'money'; currency: Currency }
    /** 12.5 is 12.5 %. */
    | { kind: 'percent' }
    /** Several texts, or numbers; a pasted list is taken apart. */
    | { kind: 'list'; numbers?: boolean }
    /** `{ url, alt }`; the picture is sent when it is chosen. */
    | { kind: 'image' }
    /** An address; the file is sent when it is chosen. */
    | { kind: 'file'; file: FileKind }
    /** One text a language, by locale. */
    | { kind: 'translations'; languages: readonly Locale[]; multiline: boolean }
    | { kind: 'switch' }
    | { kind: 'choice'; options: readonly { value: string; label: string }[] }
    | { kind: 'choices'; options: readonly { value: string; label: string }[] }
    /** A searchable picker of the documents that the reference allows; the value is the id. */
    | { kind: 'reference'; reference: Reference }
    | { kind: 'references'; reference: Reference }
    | { kind: 'country'; only?: readonly string[] }
    | { kind: 'countries' }
    | { kind: 'custom'; render: (form: ZodForm, control: ControlProps) => ReactNode }
  );
/** What every control of a kind is drawn with. */
export type Drawn<F extends FormFieldSpec = FormFieldSpec> = {
  field: F;
  value: unknown;
  set: (next: unknown) => void;
  shared: ControlProps & { disabled: boolean; onBlur: () => void };
};

export type FormSection = { key: string; title: string; sentence?: string; fields: readonly FormFieldSpec[] };

export type FormPageSpec<S extends z.ZodType> = PageHeaderProps & {
  schema: S;
  sections: readonly FormSection[];
  /** Each section is a tab. */
  tabs?: boolean;
  initial: FormValues;
  onSave: (values: z.output<S>) => void;
  saving?: boolean;
  /** True once saved: leaving no longer asks. */
  saved?: boolean;
  /** How often it was saved and went on: each time it begins anew with what was written. */
  saves?: number;
  problem?: AppProblem | undefined;
  saveLabel?: string;
  /** What a toast says when the server refuses; by default that nothing was saved. */
  failed?: string;
  /** Fetches the record again if somebody else changed it; `initial` then contains their version. */
  onStale?: () => void;
  /** The newer version is this person’s own work, from another part of the screen: it is adopted without a word. */
  own?: boolean;
  /** Who wrote the newer version, and when; shown while it is merged. */
  changedBy?: ReactNode;
  /** Leaves without saving; the button is shown if this is given. */
  onCancel?: () => void;
  /** Between the header and the fields. */
  above?: ReactNode;
  children?: ReactNode;
};
