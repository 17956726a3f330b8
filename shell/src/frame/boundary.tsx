import { Component, type ReactNode } from 'react';

interface Props {
  /** Key that identifies the screen and the attempt. A changed key clears the error. */
  resetKey: string;
  fallback: ReactNode;
  children: ReactNode;
}

/** Error boundary that prevents a screen or component that throws from breaking the rest of the app. */
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
