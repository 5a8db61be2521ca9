import { ok } from '#lib/result.ts';
import { listExportacoes } from '#server/order-files/destinations.ts';
import { defineCommand } from './command.ts';
import { sayCount } from './say-count.ts';
import { withStore } from './with-store.ts';

export const pedidosDestinos = defineCommand({
  usage: '',
  summary: 'Mostra os destinos dos arquivos de pedidos, e quantos pedidos não couberam em um.',
  takes: [],
  run: (_given, office) =>
    withStore(office, async ({ db }) => {
      const destinos = await listExportacoes(db);
      if (destinos.length === 0) office.say('Não há destinos de arquivos.');
      for (const { nome, layout, ativo, foraDeArquivo, dispensados } of destinos) {
        const dispensa = Number(dispensados) > 0 ? `, ${sayCount(Number(dispensados), 'dispensado')}` : '';
        const parado = ativo ? '' : ', parado';
        office.say(
          `${nome}: layout ${layout}, ${sayCount(Number(foraDeArquivo), 'pedido')} sem arquivo${dispensa}${parado}`,
        );
      }
      return ok(undefined);
    }),
});
