import {
  renderPackageLabel,
  renderShippingLabel,
  type PackageLabelInput,
  type ShippingLabelInput,
} from './package-label';

type Inputs = { readonly shippingLabel: ShippingLabelInput; readonly packageLabel: PackageLabelInput };

/** A request as sent to the thread. */
export type Drawing = { [K in keyof Inputs]: { readonly kind: K; readonly input: Inputs[K] } }[keyof Inputs];
export type Asked = { readonly number: number; readonly drawing: Drawing };
export type Answered = { readonly number: number } & (
  { readonly pdf: Uint8Array } | { readonly error: Error }
);

export function render(drawing: Drawing): Promise<Buffer> {
  switch (drawing.kind) {
    case 'shippingLabel':
      return renderShippingLabel(drawing.input);
    case 'packageLabel':
      return renderPackageLabel(drawing.input);
  }
}
