import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { avisosDoOrcamento } from '#domain/orders/orcamento.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { formatCount, formatFactorPrice } from '#lib/format-number.ts';
import { keepPack } from '#lib/keep-pack.ts';
import { dispatchSomas } from '#outbox/carrinho/dispatch-importacao.ts';
import { dispatchMarca } from '#outbox/orcamentos/dispatch-orcamento.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import { SEM_PRECOS } from '#parts/cart/a-venda-no-aparelho.ts';
import { type CarrinhoNaTela, useCarrinho } from '#parts/cart/carrinho-na-tela.ts';
import { usePendente } from '#parts/cart/use-pendente.ts';
import { useDevice } from '#parts/device/device.tsx';
import { storageMessage } from '#parts/device/storage-message.ts';
import type { OrcamentoATransformar } from '#parts/share/orcamento-aberto.ts';
import { ListaLendo } from '#parts/list/lista-lendo.tsx';
import { routes } from '#routes.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/layer/dialog.tsx';
import { showToast } from '#ui/layer/toast-queue.ts';
import { Notice } from '#ui/notice.tsx';
import { ScrollRegion } from '#ui/scroll-region.tsx';
import { type Conferencia, conferir } from './conferir.ts';
import { type LinhaConferida, mudancaText, porGravidade, resumoText } from './mudancas.ts';
import * as css from './orcamento.css.ts';

type Props = { orcamento: OrcamentoATransformar; onClose: () => void };

const NADA = 'Nenhum item do orçamento pode ir para o carrinho.';
const SEM_CLIENTE = 'O carrinho deste cliente ainda não está neste aparelho.';

/** Why the cart on screen cannot take the quotation; null if it can. */
function recusaDo(
  carrinho: CarrinhoNaTela | null,
  { pessoaDestinatario: { idPessoa, nome } }: OrcamentoATransformar,
): string | null {
  if (carrinho === null) return SEM_CLIENTE;
  return carrinho.cliente.idPessoa === idPessoa
    ? null
    : `Este orçamento é de ${nome}. Atenda esse cliente para transformá-lo em pedido.`;
}

/** Shows what changed since a quotation, and puts its lines into the cart of its customer. */
export function TransformarDialog({ orcamento, onClose }: Props) {
  const device = useDevice();
  const { vault, env } = device;
  const carrinho = useCarrinho();
  const isHeld = usePendente();
  const { isPending, run } = useOneAct();
  const [, navigate] = useLocation();
  const [lida, setLida] = useState<Conferencia | string | null>(null);
  const recusa = recusaDo(carrinho, orcamento);
  const isReady = recusa === null;
  const compare = useEffectEvent(async (): Promise<Conferencia | string | null> => {
    try {
      return carrinho && ((await conferir(device, carrinho, orcamento.linhas)) ?? SEM_PRECOS);
    } catch (error) {
      console.error('a quotation could not be compared', error);
      return 'Os preços de hoje não puderam ser lidos neste aparelho.';
    }
  });
  useEffect(() => {
    if (isReady) void compare().then(setLida);
  }, [isReady]);

  const conferencia = typeof lida === 'string' ? null : lida;
  const problema = recusa ?? (typeof lida === 'string' ? lida : null);
  const { idPrePedido, codigoLocal, nome, pessoaDestinatario } = orcamento;
  const transform = async (somas: Conferencia['somas']): Promise<string | null> => {
    if (await isHeld()) return null;
    const quem = { idPessoaCliente: pessoaDestinatario.idPessoa, nomeCliente: pessoaDestinatario.nome };
    const put = await dispatchSomas(vault, { ...quem, linhas: somas }, env);
    if (!put.ok) return storageMessage(put.error);
    const mark = { ...quem, idPrePedido, codigoLocal, situacao: 'transformado' as const };
    const marked = await dispatchMarca(vault, mark, env);
    const n = put.value.mudadas.length;
    showToast({
      text: `${n === 1 ? '1 item do orçamento foi' : `${formatCount(n)} itens do orçamento foram`} para o carrinho.`,
      tone: 'positive',
      action: { label: 'Ver o carrinho', onPress: () => navigate(routes.carrinho) },
    });
    onClose();
    // The lines are in the cart: only the mark is missing.
    return marked.ok ? null : storageMessage(marked.error);
  };
  const hoje = businessDayOf(new Date(env.now()));
  const isNada = conferencia?.somas.length === 0;
  return (
    <Dialog
      title="Transformar em pedido"
      subtitle={<p className={css.texto}>{`Orçamento ${nome}`}</p>}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{conferencia && !isNada ? 'Cancelar' : 'Fechar'}</Button>
          {conferencia && !isNada && (
            <Button
              variant="primary"
              isPending={isPending}
              onPress={() => run(() => transform(conferencia.somas))}
            >
              Pôr no carrinho
            </Button>
          )}
        </>
      }
    >
      <div className={css.stack}>
        {avisosDoOrcamento(orcamento, hoje).map((aviso) => (
          <Notice key={aviso} tone="caution">
            {aviso}
          </Notice>
        ))}
        {problema !== null && <p className={css.texto}>{problema}</p>}
        {problema === null && conferencia === null && <ListaLendo oQue="os preços de hoje" />}
        {conferencia && <Revisao linhas={conferencia.linhas} isNada={isNada} />}
      </div>
    </Dialog>
  );
}

function Revisao({ linhas, isNada }: { linhas: readonly LinhaConferida[]; isNada: boolean }) {
  return (
    <>
      <p className={css.texto}>{isNada ? `${NADA} ${resumoText(linhas)}` : resumoText(linhas)}</p>
      <ScrollRegion role="region" aria-label="Itens do orçamento" className={css.lines}>
        <ul>
          {porGravidade(linhas).map((linha) => (
            <li key={`${linha.idItem}:${linha.idItemTipo}:${linha.idCondicao}`} className={css.line}>
              <span className={css.words}>
                {keepPack(linha.descricao)}
                <span className={css.why}>{mudancaText(linha)}</span>
              </span>
              <span className={css.figures}>
                {`${formatCount(linha.quantidade)} un.`}
                <span className={css.why}>{formatFactorPrice(linha.agora ?? linha.preco)}</span>
              </span>
            </li>
          ))}
        </ul>
      </ScrollRegion>
    </>
  );
}
