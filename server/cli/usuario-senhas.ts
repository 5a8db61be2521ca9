import { open, rm } from 'node:fs/promises';
import Papa from 'papaparse';
import { fail, ok, type Result } from '#lib/result.ts';
import { listSemSenha } from '#server/access/data/usuarios.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { defineCommand, type Office } from './command.ts';
import { createEndereco, SEM_CORREIO, SEM_ENDERECO } from './first-password.ts';
import { mailPasswords } from './mail-passwords.ts';
import { sayCount } from './say-count.ts';
import { withStore } from './with-store.ts';

const DIAS = /^[1-7]$/;
const OWNER_ONLY = 0o600;
const TITULOS = ['login', 'nome', 'email', 'endereco'];

export const usuarioSenhas = defineCommand({
  usage: '<arquivo.csv> [--dias 1] | --email',
  summary:
    'Escreve um arquivo novo, que só seu dono lê, com um endereço de primeira senha para cada usuário que ainda não tem uma; cada endereço vale por um dia (até 7, com --dias) e uma só vez. Com --email, em vez do arquivo, cada um recebe o seu por e-mail, que vale por 30 minutos.',
  takes: [],
  more: true,
  options: { dias: { type: 'string' }, email: { type: 'boolean' } },
  run: (_given, office, { dias, email = false }, [arquivo, ...rest]) =>
    rest.length > 0 || (arquivo !== undefined) === email || (email && dias !== undefined)
      ? { wrong: 'Diga um arquivo, ou só --email.' }
      : givePasswords(office, arquivo, dias ?? '1'),
});

/** Writes the addresses to a file, or mails them where no file is named. */
async function givePasswords(
  office: Office,
  arquivo: string | undefined,
  dias: string,
): Promise<Result<void, string>> {
  if (!DIAS.test(dias)) return fail('--dias é um número de 1 a 7.');
  if (arquivo === undefined && !office.enviaEmails)
    return fail(`${SEM_CORREIO} os endereços vão para um arquivo.`);
  if (office.endereco === '') return fail(SEM_ENDERECO);
  return await withStore(office, async ({ db }) => {
    const usuarios = await listSemSenha(db);
    if (usuarios.length === 0) return ok(office.say('Todos os usuários que entram já têm senha.'));
    if (arquivo === undefined) return await mailPasswords(db, office, usuarios);
    return await writePasswords(db, office, usuarios, { arquivo, dias: Number(dias) });
  });
}

/** Writes an address of each user to a new file. */
async function writePasswords(
  db: Database,
  office: Office,
  usuarios: Awaited<ReturnType<typeof listSemSenha>>,
  { arquivo, dias }: { readonly arquivo: string; readonly dias: number },
): Promise<Result<void, string>> {
  // An existing file may be readable by others.
  const file = await open(arquivo, 'wx', OWNER_ONLY).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return undefined;
    throw error;
  });
  if (file === undefined) return fail(`Já há o arquivo "${arquivo}": apague-o ou dê outro nome.`);
  try {
    const linhas = await db.transaction().execute(async (trx) => {
      const feitas: string[][] = [];
      for (const { idUsuario, login, nome, email } of usuarios)
        feitas.push([login, nome, email, await createEndereco(trx, office, idUsuario, dias)]);
      return feitas;
    });
    await file.writeFile(
      `\uFEFF${Papa.unparse([TITULOS, ...linhas], { delimiter: ';', escapeFormulae: true })}\r\n`,
    );
  } catch (error) {
    await rm(arquivo, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  return ok(
    office.say(
      `${sayCount(usuarios.length, 'endereço')} em ${arquivo}: entregue a cada usuário o seu, e apague o arquivo.`,
    ),
  );
}
