import { type ReactNode, useCallback, useState } from 'react';
import { useCarrinho } from '#parts/cart/carrinho-na-tela.ts';
import { useClienteNaTela } from '#parts/cart/use-cliente-na-tela.ts';
import { SemClientes } from '#parts/customer/sem-clientes.tsx';
import { useClientes } from '#parts/customer/use-cliente.ts';
import { useDevice } from '#parts/device/device.tsx';
import { type LastRead, useLast } from '#parts/device/use-last.ts';
import { useMay } from '#parts/device/use-may.ts';
import { useNow } from '#parts/device/use-now.ts';
import { from, under } from '#theme/scale.ts';
import { classNames } from '#ui/class-names.ts';
import { SearchField } from '#ui/form/search-field.tsx';
import { useMedia } from '#ui/use-media.ts';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import { CarrinhoCard } from './carrinho-card.tsx';
import { ClienteCard } from './cliente-card.tsx';
import { ClientesCard } from './clientes-card.tsx';
import { EnviosCard } from './envios-card.tsx';
import * as css from './inicio.css.ts';
import { ParteLater } from './parte-later.tsx';
import { useBuscaEntry } from './use-busca-entry.ts';
import { primeiroNome, saudacao } from './view.ts';

const lastClientes: LastRead<readonly ClienteRow[]> = new WeakMap();

export type AtendimentoProps = { avisos: ReactNode; loja: ReactNode };

/**
 * The first view of a rep or buyer: the day or the week, the current customer, the device's readiness, and where to
 * continue. The store's own banners and showcases come after the work.
 */
export function Atendimento({ avisos, loja }: AtendimentoProps) {
  const { usuario } = useDevice();
  const carrinho = useCarrinho();
  const cliente = useClienteNaTela();
  const clientes = useLast(lastClientes, '', useClientes());
  const { text, setText, open, leitor } = useBuscaEntry();
  const now = useNow();
  const hasOthers = clientes !== undefined && clientes.length > 1;
  const mayAct = useMay('act');
  const isPhone = useMedia(under.cards);
  const isWide = useMedia(from.wide);
  const hasHoje = hasOthers && mayAct;
  const hasSemana = clientes?.length === 1;
  const [isParteRead, setParteRead] = useState(false);
  const onParteRead = useCallback(() => setParteRead(true), []);
  // Cards have no height until they are read: drawn before them, the cards below and the store would move.
  const isParteThere = isParteRead || (clientes !== undefined && !hasHoje && !hasSemana);
  const isCarrinhoRead = cliente === null || Boolean(cliente && (carrinho || !cliente.detalhe));
  const isRead = isParteThere && isCarrinhoRead;
  // Cards that wait are read meanwhile, so that they come together with the ones above.
  const envios = mayAct && <EnviosCard now={now} isHeld={!isRead} />;
  const atual = (isParteThere || !isPhone) && cliente;
  // Where the header has room for a search there is no second one.
  const hasHeaderBusca = useMedia(from.search);
  const parte = (hasHoje || hasSemana) && cliente !== undefined && (
    <ParteLater
      clientes={clientes}
      cliente={cliente}
      now={now}
      isHeld={isPhone && !isCarrinhoRead}
      onRead={onParteRead}
    />
  );
  const others = hasOthers && (
    <ClientesCard clientes={clientes} idAtual={cliente?.idPessoa ?? null} isHeld={!isParteThere} />
  );
  return (
    <div className={css.screen}>
      {avisos}
      <section className={css.hero}>
        <h1 className={css.greeting}>{`${saudacao(now)}, ${primeiroNome(usuario.nome)}`}</h1>
        {!hasHeaderBusca && (
          <SearchField
            label="Buscar nome, substância, código ou EAN"
            placeholder="Nome, substância, código, EAN"
            value={text}
            onChange={setText}
            onSubmit={open}
            takesSlash
            action={leitor}
          />
        )}
      </section>
      <div className={classNames(css.columns, hasHoje && css.withHoje)}>
        <div className={css.column}>
          {isPhone && parte}
          {atual && <ClienteCard cliente={atual} now={now} semContas={hasSemana} />}
          {atual && mayAct && <CarrinhoCard />}
          {clientes?.length === 0 && <SemClientes />}
          {(hasOthers || isPhone) && envios}
        </div>
        {!isPhone && (
          <div className={classNames(css.column, hasHoje && css.aside)}>
            {parte}
            {isWide && others}
            {!hasOthers && clientes && envios}
          </div>
        )}
      </div>
      {!isPhone && !isWide && others}
      {isRead && loja}
      {isRead && isPhone && others}
    </div>
  );
}
