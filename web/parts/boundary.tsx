import { Component, type ComponentChildren } from 'preact';

interface Props {
  readonly children: ComponentChildren;
  /** Shown instead of what broke. */
  readonly instead: ComponentChildren;
}

/** A mistake in one part must not take the table away: it is reported, and something simpler stands in. */
export class Boundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static override getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  render() {
    return this.state.broken ? this.props.instead : this.props.children;
  }
}
