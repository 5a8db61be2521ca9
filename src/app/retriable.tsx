import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

type BoundaryProps = { children: ReactNode; failed: (retry: () => void) => ReactNode; onRetry: () => void };

/** React tells a failure below only to a class. */
class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { children, failed, onRetry } = this.props;
    if (!this.state.hasFailed) return children;
    return failed(() => {
      onRetry();
      this.setState({ hasFailed: false });
    });
  }
}

/** The loader asks once for a style sheet: one that did not come would be missing after the code came. */
function askForStylesAgain(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.sheet === null) link.replaceWith(link.cloneNode());
  }
}

/**
 * A component whose code is loaded when it is first drawn, and loaded again on `retry` after a failure: a lost
 * signal or a portal must not leave a white page. `Failed` stands in its place until then, `waiting` while it loads.
 */
export function retriable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: ComponentType<Props & { retry: () => void }>,
  waiting: ReactNode,
): ComponentType<Props> {
  const start = () => lazy(async () => ({ default: await load() }));
  let Loaded = start();
  return function Retriable(props: Props) {
    const [, setTry] = useState(0);
    const Part = Loaded as unknown as ComponentType<Props>;
    return (
      <Boundary
        failed={(retry) => <Failed {...props} retry={retry} />}
        onRetry={() => {
          askForStylesAgain();
          Loaded = start();
          setTry((n) => n + 1);
        }}
      >
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </Boundary>
    );
  };
}
