import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Certificado, fromPem, makeCertificado, toPem } from './certificado.ts';
import type { Certificados } from './demonstracao.ts';

async function readKept(file: string): Promise<Certificado | undefined> {
  try {
    return fromPem(await readFile(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Never overwrites an existing file: another process may have been quicker. */
async function keep(file: string, made: Certificado): Promise<Certificado> {
  try {
    await writeFile(file, toPem(made), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return (await readKept(file)) ?? made;
}

/**
 * The certificates of a demonstration, each made at its first use and stored in the data folder, readable only by its
 * owner; without a folder they are lost with the process.
 */
export function createCertificados(clock: () => Date, folder?: string): Certificados {
  const known = new Map<string, Promise<Certificado>>();
  const load = async (nome: string, cnpj: string): Promise<Certificado> => {
    const file = folder === undefined ? undefined : path.join(folder, `nfe-${cnpj}.pem`);
    const kept = file === undefined ? undefined : await readKept(file);
    if (kept !== undefined) return kept;
    const made = await makeCertificado(nome, cnpj, clock());
    return file === undefined ? made : await keep(file, made);
  };
  return ({ nome, cpfCnpj }) => {
    const found =
      known.get(cpfCnpj) ??
      load(nome, cpfCnpj).catch((error: unknown) => {
        known.delete(cpfCnpj);
        throw error;
      });
    known.set(cpfCnpj, found);
    return found;
  };
}
