import Ban from 'lucide-react/icons/ban';
import { faltaMinimoDiario } from '#domain/cart/bloqueio.ts';
import { limiteDepoisDaFila } from '#domain/cart/credito-na-fila.ts';
import { formatMoment } from '#lib/format-date.ts';
import { formatMoney } from '#lib/format-number.ts';
import { useCarrinho } from '#parts/cart/carrinho-na-tela.ts';
import { paintCliente } from '#parts/customer/cliente-color.ts';
import { codigoDoCliente } from '#parts/customer/codigo-cliente.ts';
import { useMay } from '#parts/device/use-may.ts';
import { openPreferencias } from '#parts/dialogs/preferencias-state.ts';
import { openVisita } from '#parts/dialogs/visita-aberta.ts';
import { CompartilharVisita } from '#parts/share/compartilhar-visita.tsx';
import { Button } from '#ui/button.tsx';
import { Money } from '#ui/money.tsx';
import { Notice } from '#ui/notice.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { ClienteDetalhe, ClienteRow } from '#vault/mirror-rows.ts';
import { ContasEmAtraso } from './contas-em-atraso.tsx';
import * as css from './inicio.css.ts';
import { ProntidaoStrip } from './prontidao-strip.tsx';

export type ClienteCardProps = {
  cliente: ClienteRow;
  now: number;
  /** True if another card tells of late accounts. */
  semContas?: boolean;
};

/** The served customer: name, remaining credit, obstacles, and whether the device is ready. */
export function ClienteCard({ cliente, now, semContas = false }: ClienteCardProps) {
  const { pessoa } = cliente.usuarioCliente;
  const { detalhe } = cliente;
  const mayVisit = useMay('visit');
  const geral = detalhe?.dadosGerais;
  return (
    <section className={css.card} aria-labelledby="atendendo">
      <span className={css.stripe} ref={paintCliente(cliente.idPessoa)} />
      <p className={css.eyebrow}>{mayVisit ? 'Atendendo' : 'Sua farmácia'}</p>
      <h2 id="atendendo" className={css.nome}>
        {pessoa.nome}
      </h2>
      <p className={css.quiet}>
        {[
          `Código ${codigoDoCliente(cliente)}`,
          pessoa.cpfCnpjFormatado,
          geral && `${geral.cidade}, ${geral.estado}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {detalhe && geral && (
        <>
          {geral.clienteBloqueadoMotivo && (
            <Notice tone="caution" title="Cliente bloqueado" icon={<Ban size={18} aria-hidden="true" />}>
              {geral.clienteBloqueadoMotivo.descricaoClienteBloqueadoMotivo}
            </Notice>
          )}
          <Limites detalhe={detalhe} />
          <MinimoDiario />
          {!semContas && <ContasEmAtraso idPessoaCliente={cliente.idPessoa} now={now} />}
          <p className={css.small}>{`Limites consultados ${formatMoment(cliente.at, now)}`}</p>
        </>
      )}
      {mayVisit && <AnotarVisita cliente={cliente} />}
      <ProntidaoStrip cliente={cliente} now={now} />
    </section>
  );
}

function AnotarVisita({ cliente: { idPessoa, usuarioCliente } }: { cliente: ClienteRow }) {
  const cliente = { idPessoaCliente: idPessoa, nomeCliente: usuarioCliente.pessoa.nome };
  return (
    <div className={css.visita}>
      <Button onPress={() => openVisita(cliente)}>Anotar visita</Button>
      <CompartilharVisita {...cliente} />
    </div>
  );
}

function Limites({ detalhe }: { detalhe: ClienteDetalhe }) {
  const naFila = useCarrinho()?.creditoNaFila ?? 0;
  const { preferencia, dadosGerais, limitePagamentoAntecipado } = detalhe;
  const { condicao, prazo, formaPagamento } = preferencia;
  return (
    <dl className={css.facts}>
      <div className={css.fact}>
        <dt className={css.factName}>Crédito disponível</dt>
        <dd>
          <Money cents={limiteDepoisDaFila(dadosGerais.limiteDisponivel, naFila)} size="lg" />
          {naFila > 0 && (
            <p className={css.small}>
              {`${formatMoney(dadosGerais.limiteDisponivel)} menos ${formatMoney(naFila)} na fila`}
            </p>
          )}
        </dd>
      </div>
      <div className={css.fact}>
        <dt className={css.factName}>Pagamento antecipado até</dt>
        <dd>
          <Money cents={limitePagamentoAntecipado} size="lg" />
        </dd>
      </div>
      {dadosGerais.saldoCashback ? (
        <div className={css.fact}>
          <dt className={css.factName}>Saldo de cashback</dt>
          <dd>
            <Money cents={dadosGerais.saldoCashback} size="lg" />
          </dd>
        </div>
      ) : null}
      {condicao && (
        <div className={css.fact}>
          <dt className={css.factName}>Condição</dt>
          <dd className={css.factLine}>
            <span className={css.factText}>
              {[condicao.descCondicao, formaPagamento?.descFormaPagamento, prazo?.descPrazo]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <Button size="sm" variant="quiet" onPress={openPreferencias}>
              Alterar
            </Button>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** How far the day's orders and the cart are from the day's minimum, for customers that have one. */
function MinimoDiario() {
  const carrinho = useCarrinho()?.carrinho;
  if (!carrinho?.aplicarLimiteMinimoDiario) return null;
  const minimo = carrinho.valorLimiteMinimoDiario;
  const falta = faltaMinimoDiario(carrinho);
  return (
    <ProgressBar
      label={`Mínimo diário de ${formatMoney(minimo)}`}
      value={minimo - falta}
      max={minimo}
      text={falta > 0 ? `faltam ${formatMoney(falta)}` : 'atingido'}
    />
  );
}
