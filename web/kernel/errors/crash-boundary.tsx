import { Component, type ReactNode } from 'react';

type Props = {
  readonly children: ReactNode;
  readonly fallback: ReactNode;
  /** Another place shows the children again. */
  readonly place: string;
};
type State = { readonly failed: boolean; readonly place: string };

/** What cannot be drawn is reported, and leaves the rest of the page as it was. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { failed: false, place: this.props.place };

  static getDerivedStateFromError(): Pick<State, 'failed'> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { place, failed: false };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
