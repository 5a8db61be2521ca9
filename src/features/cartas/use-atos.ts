import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { CARTA_EXCLUIDA, type CartaCorrecao } from '#contract/letters/carta.ts';
import { isCartaAberta } from '#domain/letters/situacao.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import { useDevice } from '#parts/device/device.tsx';
import { useConnected } from '#parts/device/use-connected.ts';
import { type Falha, SEM_DETALHE, tellFalha, tituloWord } from '#parts/failure/falha.ts';
import { daCarta, daNota, esquecer } from '#parts/letters/ato.ts';
import { excluirText, SEM_SINAL } from '#parts/letters/words.ts';
import { cartaAlterarHref, cartaConsultarHref, routes } from '#routes.ts';
import { confirm, showMessage } from '#ui/layer/message-queue.ts';
import { excluirCarta, lerCarta } from './queries-atos.ts';
import { naoAltera, naoExclui, nomeOf } from './words.ts';

const FALHA = 'Houve uma falha ao alterar a situação da carta de correção selecionada.';
const EXCLUIDA = 'Carta de correção excluída com sucesso!';
const NAO_EXCLUIDA = 'O servidor não respondeu, e a carta de correção não foi excluída. Tente de novo.';
const NAO_SE_SABE =
  'Sem resposta do servidor: não se sabe se a carta de correção foi excluída. Consulte a carta quando o sinal voltar.';

/** The acts on a letter of the list; each refusal gives its reason. */
export type Atos = {
  isPending: boolean;
  inserir: () => void;
  consultar: (carta: CartaCorrecao) => void;
  alterar: (carta: CartaCorrecao) => void;
  excluir: (carta: CartaCorrecao) => void;
};

const alert = (text: string): Promise<void> => showMessage({ kind: 'alert', text });

const isAberta = ({ cartaCorrecaoSituacao }: CartaCorrecao): boolean =>
  isCartaAberta(cartaCorrecaoSituacao.idCartaCorrecaoSituacao);

/** Shows why a letter was not deleted. */
async function tellRecusa(falha: Falha): Promise<void> {
  if (falha.kind === 'recusa' && tituloWord(falha.titulo) === 'mensagem') {
    await showMessage({ kind: 'information', title: 'Mensagem', text: `${FALHA}\n${falha.texto}` });
  } else {
    await tellFalha(falha, { semDetalhe: SEM_DETALHE.excluir, semResposta: NAO_SE_SABE, area: 'conta' });
  }
}

export function useAtos(): Atos {
  const device = useDevice();
  const isConnected = useConnected();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const { isPending, run } = useOneAct();
  const excluida = async ({ titulo }: CartaCorrecao) => {
    // The invoice may have another letter now.
    esquecer(daNota(device, titulo.idTitulo));
    await client.invalidateQueries({ queryKey: ['cartas'] });
    await showMessage({ kind: 'success', text: EXCLUIDA });
  };
  const excluir = async (carta: CartaCorrecao): Promise<void> => {
    const { idCartaCorrecao: id } = carta;
    const feita = await excluirCarta(device, id);
    if (feita.ok) return excluida(carta);
    if (!feita.error.isPerdido) return tellRecusa(feita.error.falha);
    const lida = await lerCarta(device, id);
    if (!lida.ok) return tellRecusa(feita.error.falha);
    if (lida.value.cartaCorrecaoSituacao.idCartaCorrecaoSituacao !== CARTA_EXCLUIDA)
      return alert(NAO_EXCLUIDA);
    esquecer(daCarta(device, id));
    return excluida(carta);
  };
  const started = (act: () => Promise<void>) =>
    run(async () => {
      await act();
      return null;
    });
  return {
    isPending,
    inserir: () => {
      if (isConnected) navigate(routes.cartaCadastrar);
      else void alert(SEM_SINAL);
    },
    consultar: ({ idCartaCorrecao }) => navigate(cartaConsultarHref(idCartaCorrecao)),
    alterar: (carta) => {
      if (!isAberta(carta)) void alert(naoAltera(carta));
      else if (!isConnected) void alert(SEM_SINAL);
      else navigate(cartaAlterarHref(carta.idCartaCorrecao));
    },
    excluir: (carta) =>
      started(async () => {
        if (!isAberta(carta)) return alert(naoExclui(carta));
        if (!isConnected) return alert(SEM_SINAL);
        const text = excluirText(nomeOf(carta));
        return (await confirm({ text, isGrave: true })) ? excluir(carta) : undefined;
      }),
  };
}
