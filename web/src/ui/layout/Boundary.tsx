import { Component, type ReactNode } from "react";

interface BoundaryProps {
  fallback: ReactNode | ((error: unknown) => ReactNode);
  children: ReactNode;
}

export class Boundary extends Component<BoundaryProps, { failure: { error: unknown } | null }> {
  override state = { failure: null as { error: unknown } | null };

  static getDerivedStateFromError = (error: unknown) => ({ failure: { error } });

  override render() {
    const { failure } = this.state;
    const { fallback, children } = this.props;
    if (!failure) return children;
    return typeof fallback === "function" ? fallback(failure.error) : fallback;
  }
}
