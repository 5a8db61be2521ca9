import type { ReactNode } from 'react';
import { LIMITE_EXCEDIDO } from '#domain/cart/bloqueio.ts';
import type { CarrinhoCalculado } from '#domain/cart/carrinho.ts';
import type { ClienteCompra } from '#domain/customer/cliente-compra.ts';
import { formatMoney } from '#lib/format-number.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import { useProdutosDasLinhas } from '#parts/cart/use-produtos-das-linhas.ts';
import { Button } from '#ui/button.tsx';
import { focusTitle } from '#ui/focus-on.ts';
import { confirm } from '#ui/layer/message-queue.ts';
import { Notice } from '#ui/notice.tsx';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import { Change } from './change.tsx';
import * as pageCss from './confirmacao.css.ts';
import type { RecusadoProps } from './recusado.tsx';
import * as css from './revisao.css.ts';
import { bloqueioOf, reviewEnvio } from './revisao.ts';
import { RevisaoGrupo } from './revisao-grupo.tsx';
import { useEscolhas } from './use-escolhas.ts';
import { useSendReview } from './use-send-review.ts';

const INSIST = { title: 'Atenção!', yes: 'Enviar mesmo assim', no: 'Voltar' };
const MAY_BE_OLD =
  'É o que este aparelho sabe. Se a central já mudou isso, envie mesmo assim: o servidor confere de novo.';

const NADA =
  'Nada deste pedido pode ser atendido agora. De volta ao carrinho, ele fica lá até que haja o que atender ou que você o mude.';

/** A refused order next to its present state, line by line, with the choices of the user who made it. */
export function RevisaoView({
  parked,
  agora,
  revisao: revisaoDoCarrinho,
  cliente,
  clienteCompra,
  isOwn,
  back,
}: Pick<RecusadoProps, 'parked'> & {
  agora: CarrinhoCalculado;
  revisao: number | null;
  cliente: ClienteRow;
  clienteCompra: ClienteCompra;
  isOwn: boolean;
  /** The button back to the cart, as the page's main act or after it. */
  back: (variant: 'primary' | 'secondary') => ReactNode;
}) {
  const sendReview = useSendReview();
  const { isPending, run } = useOneAct();
  const { escolhas, acts } = useEscolhas(parked.key);
  const { itemOf: produtoOf } = useProdutosDasLinhas(agora.itens, cliente.detalhe);
  const revisao = reviewEnvio({
    intent: parked.intent,
    recusados: parked.recusados ?? [],
    agora,
    revisao: revisaoDoCarrinho,
    cliente: clienteCompra,
    produtoOf,
    escolhas,
  });
  const { grupos, totalVisto, yes, pendentes, mudancas, rascunhos } = revisao;
  const isTouched = mudancas.length + rascunhos.length > 0;
  // Nothing of it can be served now, so it cannot be confirmed.
  const isNada = yes.totalVisto === 0 && !isTouched;
  // Sent again as it is, it would be refused again.
  const isEmVao = parked.codigo === LIMITE_EXCEDIDO.codigo && revisao.isAcimaDoLimite;
  const bloqueado = cliente.detalhe?.dadosGerais.clienteBloqueadoMotivo;

  const send = async (): Promise<string | null> => {
    const problem = bloqueioOf(revisao);
    if (problem !== '' && !(await confirm({ ...INSIST, text: `${problem}\n\n${MAY_BE_OLD}` }))) return null;
    const failed = await sendReview(parked.key, revisao);
    if (failed === null) {
      acts.forget();
      focusTitle();
    }
    return failed;
  };

  return (
    <>
      <div className={css.frame}>
        {bloqueado && (
          <div className={css.notice}>
            <Notice tone="caution" title="Cliente bloqueado">
              {bloqueado.descricaoClienteBloqueadoMotivo}
            </Notice>
          </div>
        )}
        <p className={css.grand}>
          <span>Total</span>
          {yes.totalVisto === totalVisto ? (
            <span className={css.figure}>{formatMoney(totalVisto)}</span>
          ) : (
            <Change visto={formatMoney(totalVisto)} agora={formatMoney(yes.totalVisto)} />
          )}
        </p>
        {grupos.map((grupo) => (
          <RevisaoGrupo
            key={grupo.key}
            grupo={grupo}
            isOnly={yes.grupos.length < 2}
            acts={isOwn && !isNada ? acts : null}
          />
        ))}
        {isNada && <p className={css.blocked}>{NADA}</p>}
        {revisao.bloqueio !== '' && <p className={css.blocked}>{revisao.bloqueio}</p>}
      </div>
      {isOwn && (
        <div className={pageCss.actions} data-print="hide">
          {isEmVao && back('primary')}
          {yes.totalVisto > 0 && (
            <Button
              variant={isEmVao ? 'secondary' : 'primary'}
              size="lg"
              isPending={isPending}
              onPress={() => run(send)}
            >
              <span className={css.sendWords}>
                <span>{sendWord(pendentes, isTouched)}</span>{' '}
                <span className={css.sendWhat}>
                  {parked.nomeCliente} · {formatMoney(yes.totalVisto)}
                </span>
              </span>
            </Button>
          )}
          {!isEmVao && back('secondary')}
        </div>
      )}
    </>
  );
}

function sendWord(pendentes: number, isTouched: boolean): string {
  if (pendentes === 0) return isTouched ? 'Enviar assim' : 'Confirmar de novo';
  return isTouched ? 'Aceitar o resto e enviar' : 'Aceitar tudo e enviar';
}
