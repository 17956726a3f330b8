import { Component, type ReactNode } from 'react';

interface Props {
  /** A change of it forgets the error: another screen, another try. */
  resetKey: string;
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps a screen that throws from taking the rest of the app with it. */
export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
