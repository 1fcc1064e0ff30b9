/** Shows a fallback screen after a render error until the address changes. */
import { Component, type ComponentType, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  Fallback: ComponentType<{ error: unknown }>;
  address: string;
  children: ReactNode;
}

interface BoundaryState {
  failure: { error: unknown } | null;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } };
  }

  override componentDidUpdate({ address }: ErrorBoundaryProps, { failure }: BoundaryState): void {
    if (failure && address !== this.props.address) this.setState({ failure: null });
  }

  override render(): ReactNode {
    const { Fallback, children } = this.props;
    const { failure } = this.state;
    return failure ? <Fallback error={failure.error} /> : children;
  }
}
