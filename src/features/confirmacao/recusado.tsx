import { useLocation } from 'wouter';
import { toClienteCompra } from '#mirror/cliente-compra.ts';
import { isLostOrder } from '#outbox/envio/lost-order.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import type { Envio } from '#parts/cart/envio-words.ts';
import { useChooseCliente } from '#parts/cart/use-choose-cliente.ts';
import { useRefused } from '#parts/failure/use-refused.ts';
import { LinkTo } from '#parts/html/link-to.tsx';
import { routes } from '#routes.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import { alheiosText } from './alheios.ts';
import { Alheios, DESTE_CARRINHO } from './alheios-lista.tsx';
import * as css from './confirmacao.css.ts';
import { DecididoFora } from './decidido-fora.tsx';
import { isSemCarrinho, numerosText } from './feitos.ts';
import { Perdido } from './perdido.tsx';
import type { EnvioLido } from './queries.ts';
import { RevisaoView } from './revisao-view.tsx';
import { carrinhoNow } from './view.ts';

export type RecusadoProps = {
  lido: EnvioLido;
  parked: Extract<Envio, { kind: 'recusado' }>['row'];
  clienteAtual: ClienteRow | null;
};

/** A refused submission as a question: the server's sentence, the changes, and the user's choices. */
export function Recusado({ lido, parked, clienteAtual }: RecusadoProps) {
  const refused = useRefused();
  const [, navigate] = useLocation();
  const { isPending, run } = useOneAct();
  if (parked.decided && lido.feitos.length > 0) {
    return <Notice tone="positive" title={`Confirmado por outro aparelho: ${numerosText(lido.feitos)}.`} />;
  }
  if (parked.decided?.as === 'discarded' && isLostOrder(parked)) {
    return <Notice tone="pending" title="Você encerrou o aviso de que o servidor não conhece este pedido." />;
  }
  if (parked.decided) {
    return (
      <Notice
        tone="pending"
        title="Este pedido voltou para o carrinho e não foi enviado."
        action={
          <LinkTo href={routes.carrinho} size="sm">
            Ver carrinho
          </LinkTo>
        }
      />
    );
  }
  const { base, cliente } = lido;
  const isOwn = clienteAtual?.idPessoa === parked.idPessoaCliente;
  const clienteCompra = cliente?.detalhe ? toClienteCompra(cliente.idPessoa, cliente.detalhe) : null;
  const agora = clienteCompra && carrinhoNow(base, parked.seq, clienteCompra);
  // A refusal of groups is shown at each of them.
  const isWhole = (parked.recusados ?? []).length === 0;
  const isGone = agora === null && isSemCarrinho(base) && !isLostOrder(parked);

  const alheios = alheiosText(parked.intent, lido.alheios);

  const backToCarrinho = async (): Promise<string | null> => {
    const problem = await refused.discard(parked.key);
    if (problem === null) navigate(routes.carrinho);
    return problem;
  };
  const back = (variant: 'primary' | 'secondary') => (
    <Button variant={variant} size="lg" isPending={isPending} onPress={() => run(backToCarrinho)}>
      Voltar ao carrinho
    </Button>
  );

  return (
    <section className={css.refused} aria-labelledby="recusado-title">
      <h2 id="recusado-title">Precisa de você</h2>
      {isWhole && !isGone && <p className={css.sentence}>{parked.description}</p>}
      <Alheios pedidos={alheios} frase={DESTE_CARRINHO} />
      {parked.codigo === 'cashback-insuficiente' && (
        <p className={css.sentence}>Enviado de novo, o pedido vai sem cashback.</p>
      )}
      {isLostOrder(parked) ? (
        isOwn && <Perdido chave={parked.key} />
      ) : cliente && clienteCompra && agora ? (
        <RevisaoView
          key={parked.key}
          parked={parked}
          agora={agora}
          revisao={base.snapshot?.carrinho?.revisao ?? null}
          cliente={cliente}
          clienteCompra={clienteCompra}
          isOwn={isOwn}
          back={back}
        />
      ) : (
        isOwn &&
        (isGone ? (
          <DecididoFora
            feitos={lido.feitos}
            outros={alheios.length > 0 ? [] : alheiosText(parked.intent, lido.outros)}
            isDito={alheios.length > 0}
            chave={parked.key}
          />
        ) : (
          <div className={css.actions} data-print="hide">
            {back('secondary')}
          </div>
        ))
      )}
      {!isOwn && <ServeFirst parked={parked} clienteAtual={clienteAtual} />}
    </section>
  );
}

/** Another customer is being served: decisions need their own cart on screen. */
function ServeFirst({ parked, clienteAtual }: Omit<RecusadoProps, 'lido'>) {
  const chooseCliente = useChooseCliente();
  const { run } = useOneAct();
  return (
    <Notice
      tone="brand"
      action={
        <Button
          size="sm"
          onPress={() =>
            run(async () => {
              await chooseCliente(parked.idPessoaCliente, parked.nomeCliente, { stays: true });
              return null;
            })
          }
        >
          Atender este cliente
        </Button>
      }
    >
      Para decidir, atenda {parked.nomeCliente}.
      {clienteAtual && ` Agora você atende ${clienteAtual.usuarioCliente.pessoa.nome}.`}
    </Notice>
  );
}
