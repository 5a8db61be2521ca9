import path from 'node:path';
import { fail, ok, type Result } from '#lib/result.ts';
import { listSemSenha } from '#server/access/data/usuarios.ts';
import { rehearse } from '#server/db/rehearse.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { hasPedidos } from '#server/integration/data/company-codes.ts';
import { defineCommand, type Office } from './command.ts';
import { checkColumns } from './import/check-columns.ts';
import { importFile, type Pedido } from './import/import-file.ts';
import { planImport } from './import/plan-import.ts';
import { withStore } from './with-store.ts';

const SO_CONTA =
  'Este banco já tem pedidos: a simulação só conta, e recusa as linhas que citam códigos de um arquivo que ainda não foi carregado.';

/** Loads files one after the other. Returns the number of refused lines; the first refused file ends it. */
async function importAll(
  db: Database,
  pedidos: readonly Pedido[],
  office: Office,
): Promise<Result<number, string>> {
  let recusadas = 0;
  const emUso = new Set(pedidos.map(({ arquivo }) => path.resolve(arquivo)));
  for (const [at, pedido] of pedidos.entries()) {
    const done = await importFile(db, pedido, office, { feito: pedido.arquivo, emUso });
    if (!done.ok) {
      const resto = pedidos.slice(at + 1).map(({ arquivo }) => path.basename(arquivo));
      const nome = pedidos.length > 1 ? `${path.basename(pedido.arquivo)}: ` : '';
      const parou = resto.length > 0 ? ` Não foram lidos: ${resto.join(', ')}.` : '';
      return fail(`${nome}${done.error}${parou}`);
    }
    recusadas += done.value;
  }
  return ok(recusadas);
}

async function tellNext(db: Database, pedidos: readonly Pedido[], { say }: Office): Promise<void> {
  const usuarios = pedidos.some(({ recurso, simulacao }) => recurso === 'usuarios' && simulacao === false);
  const semSenha = usuarios ? (await listSemSenha(db)).length : 0;
  if (semSenha > 0)
    say(
      `Usuários sem senha: ${semSenha}. A seguir, um endereço de primeira senha para cada um: ` +
        'npm run maleta -- usuario senhas senhas.csv',
    );
}

export const importar = defineCommand({
  usage:
    '<arquivo>... [--recurso precos] [--alterar] [--modo incluirAlterar|alterar|substituir] [--simular] [--limite-retirada 20]',
  summary:
    'Carrega arquivos da empresa, na ordem certa. Com --simular só conta o que mudaria; com --alterar só muda registros que já existem. Sai com 1 se uma linha é recusada, também na simulação.',
  takes: ['arquivo'],
  more: true,
  options: {
    recurso: { type: 'string' },
    modo: { type: 'string' },
    alterar: { type: 'boolean' },
    simular: { type: 'boolean' },
    'limite-retirada': { type: 'string' },
  },
  async run(_given, office, opcoes, arquivos) {
    const checked = await planImport(arquivos, opcoes);
    if (!checked.ok) return checked;
    const columns = await checkColumns(checked.value);
    if (!columns.ok) return columns;
    return await withStore(office, async ({ db, embedded }) => {
      const simular = opcoes.simular ?? false;
      // A rehearsal locks rows: next to servers that take orders the loads only count.
      const ensaia = simular && (embedded !== undefined || !(await hasPedidos(db)));
      const simulacao = ensaia ? 'ensaia' : simular && 'conta';
      const pedidos = checked.value.map((pedido, at, all): Pedido => {
        const antesDeUsuarios = all.slice(at + 1).some(({ recurso }) => recurso === 'usuarios');
        return { ...pedido, simulacao, antesDeUsuarios };
      });
      if (simulacao === 'conta' && pedidos.length > 1) office.say(SO_CONTA);
      const work = (of: Database) => importAll(of, pedidos, office);
      const done = ensaia ? await rehearse(db, work) : await work(db);
      if (!done.ok) return done;
      await tellNext(db, pedidos, office);
      if (done.value === 0) return ok(undefined);
      return fail(done.value === 1 ? '1 linha foi recusada.' : `${done.value} linhas foram recusadas.`);
    });
  },
});
