import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { NotaDevolvivel } from '#contract/returns/devolucao.ts';
import { acharCarta, criarCarta } from '#features/cartas/queries-atos.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import { useDevice } from '#parts/device/device.tsx';
import { SEM_DETALHE, tellFalha } from '#parts/failure/falha.ts';
import { type AtoFalhou, daNota, esquecer } from '#parts/letters/ato.ts';
import { useStillHere } from '#parts/returns/use-still-here.ts';
import { cartaAlterarHref } from '#routes.ts';
import { confirm, showMessage } from '#ui/layer/message-queue.ts';

const NAO_CRIADA = 'O servidor não respondeu, e a carta de correção não foi criada. Tente de novo.';
const NAO_SE_SABE =
  'Sem resposta do servidor: não se sabe se a carta de correção foi criada. Tente de novo quando o sinal voltar: ela é criada uma vez só.';

/** Makes the letter of an invoice and leads to it; a letter that is open already is offered instead. */
export function useCriar(idPessoaCliente: number) {
  const device = useDevice();
  const client = useQueryClient();
  const { isPending, run } = useOneAct();
  const [, navigate] = useLocation();
  const begin = useStillHere();

  const tell = ({ falha }: AtoFalhou): Promise<void> =>
    tellFalha(falha, { semDetalhe: SEM_DETALHE.consultar, semResposta: NAO_SE_SABE, area: 'conta' });

  const criar = async ({ idTitulo }: NotaDevolvivel): Promise<void> => {
    const isHere = begin();
    const open = (idCartaCorrecao: number): void => {
      client.invalidateQueries({ queryKey: ['cartas'] }).catch(() => undefined);
      if (isHere()) navigate(cartaAlterarHref(idCartaCorrecao));
    };
    /** Offers the letter that the invoice has already. */
    const oferecer = async (idCartaCorrecao: number, text: string): Promise<void> => {
      if (await confirm({ title: 'Mensagem', text, yes: 'Abrir a carta', no: 'Fechar' }))
        open(idCartaCorrecao);
    };
    const reply = await criarCarta(device, idTitulo);
    if (reply.ok) return open(reply.value.idCartaCorrecao);
    const { error } = reply;
    const { falha, isPerdido, idCartaCorrecao } = error;
    const isEmAberto = falha.kind === 'recusa' && falha.codigo === 'carta-em-aberto';
    if (isEmAberto && idCartaCorrecao !== null) return oferecer(idCartaCorrecao, falha.texto);
    if (!isPerdido) return tell(error);
    const achada = await acharCarta(device, { idPessoaCliente, idTitulo });
    if (!achada.ok) return tell(error);
    if (achada.value === null) return showMessage({ kind: 'alert', text: NAO_CRIADA });
    esquecer(daNota(device, idTitulo));
    const { idCartaCorrecao: id } = achada.value;
    await showMessage({
      kind: 'information',
      text: `A carta de correção nº ${id} está aberta para esta nota fiscal.`,
    });
    return open(id);
  };

  return {
    isPending,
    criar: (nota: NotaDevolvivel) =>
      run(async () => {
        await criar(nota);
        return null;
      }),
  };
}
