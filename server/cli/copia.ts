import { ok, type Result } from '#lib/result.ts';
import { createBackup } from '#server/backup/create-backup.ts';
import { drill } from '#server/backup/drill.ts';
import { type Manifest, manifestOf } from '#server/backup/manifest.ts';
import { beginAfterRestore, loadBackup } from '#server/backup/restore-backup.ts';
import { defineCommand, type Office } from './command.ts';
import { sayCount } from './say-count.ts';

const rowsOf = ({ tabelas }: Manifest): number => Object.values(tabelas).reduce((sum, rows) => sum + rows, 0);

/** A backup in one line of the terminal. */
const describe = (manifest: Manifest): string =>
  `${sayCount(Object.keys(manifest.tabelas).length, 'tabela')}, ${sayCount(rowsOf(manifest), 'linha')}, migração ${manifest.migracao}`;

function tell(made: Result<Manifest, string>, { say }: Office, word: string): Result<void, string> {
  if (!made.ok) return made;
  say(`${word}: ${describe(made.value)}.`);
  return ok(undefined);
}

export const copiaCriar = defineCommand({
  usage: '<arquivo>',
  summary: 'Copia o banco inteiro para um arquivo novo, com um manifesto (.json) ao lado.',
  takes: ['arquivo'],
  run: async ({ arquivo }, office) => {
    const about = { version: office.version, now: office.clock() };
    const made = await createBackup(office.source, arquivo, about);
    return tell(made, office, `Cópia em ${arquivo}, manifesto em ${manifestOf(arquivo)}`);
  },
});

export const copiaRestaurar = defineCommand({
  usage: '<arquivo>',
  summary: 'Restaura uma cópia em um banco vazio, confere as linhas e o deixa pronto para o servidor.',
  takes: ['arquivo'],
  run: async ({ arquivo }, office) => {
    const loaded = await loadBackup(office.source, arquivo);
    if (loaded.ok) {
      const copied = new Date(loaded.value.criadaEm);
      await beginAfterRestore(office.source, office.clock(), copied);
    }
    return tell(loaded, office, 'Restaurada, com as linhas do manifesto');
  },
});

export const copiaEnsaiar = defineCommand({
  usage: '<arquivo>',
  summary: 'Ensaia a restauração em um banco temporário, com um servidor sobre ele, e o remove.',
  takes: ['arquivo'],
  run: async ({ arquivo }, office) =>
    tell(await drill(office.source, arquivo, office.serve), office, 'A cópia serve'),
});
