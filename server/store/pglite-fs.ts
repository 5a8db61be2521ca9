import { closeSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];
type Stream = { readonly nfd?: number; readonly node: unknown };
type NodeFsLayer = {
  readonly NODEFS: {
    realPath(node: unknown): string;
    readonly stream_ops: { fsync?: (stream: Stream) => number };
  };
};

/**
 * A data folder whose fsync is real. PGlite ships with a file layer that ignores fsync, so a commit that was
 * acknowledged could vanish in a power cut. This one hands every fsync of PostgreSQL to the kernel and counts
 * it. It leans on an inner object of PGlite 0.5.16: the version is pinned and a test counts.
 */
export class DurableNodeFS extends NodeFS {
  /** How many times the kernel was asked to make a file or folder durable. */
  fsyncs = 0;

  override async init(pg: Parameters<Init>[0], opts: Parameters<Init>[1]): ReturnType<Init> {
    const result = await super.init(pg, opts);
    const before = result.emscriptenOpts.preRun ?? [];
    result.emscriptenOpts.preRun = [
      ...(Array.isArray(before) ? before : [before]),
      (module) => this.#makeFsyncReal(module as unknown as NodeFsLayer),
    ];
    return result;
  }

  #makeFsyncReal({ NODEFS }: NodeFsLayer): void {
    NODEFS.stream_ops.fsync = (stream) => {
      this.fsyncs += 1;
      if (stream.nfd !== undefined) {
        fsyncSync(stream.nfd);
        return 0;
      }
      // A folder has no open file in this layer: open it, or its new names are not durable.
      const folder = openSync(NODEFS.realPath(stream.node), 'r');
      try {
        fsyncSync(folder);
      } finally {
        closeSync(folder);
      }
      return 0;
    };
  }
}
