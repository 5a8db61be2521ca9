import { fail, ok } from '#lib/result.ts';
import { putExportacaoAtiva } from '#server/order-files/destinations.ts';
import { type Command, defineCommand } from './command.ts';
import { withStore } from './with-store.ts';

const switching = (ativo: boolean, summary: string, feito: string): Command =>
  defineCommand({
    usage: '<destino>',
    summary,
    takes: ['destino'],
    run: ({ destino }, office) =>
      withStore(office, async ({ db }) =>
        (await putExportacaoAtiva(db, destino, ativo))
          ? ok(office.say(`O destino de arquivos "${destino}" ${feito}.`))
          : fail(`Não há o destino de arquivos "${destino}". Os que há: maleta pedidos destinos.`),
      ),
  });

export const pedidosParar = switching(
  false,
  'Encerra um destino de arquivos de pedidos; nada mais se guarda para ele.',
  'foi parado',
);
export const pedidosSeguir = switching(
  true,
  'Segue com um destino de arquivos parado, de onde ele estava; o que foi esquecido entretanto não vem.',
  'segue',
);
