import { type FormEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { CartaoPagamento } from '#contract/payment/pagamento.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { must } from '#lib/must.ts';
import { useDevice } from '#parts/device/device.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { bandeiraOf } from './bandeira.ts';
import { Bandeiras } from './bandeiras.tsx';
import * as css from './cartao.css.ts';
import {
  type Cobrado,
  type Entrada,
  type ErrosEntrada,
  errosEntrada,
  type Opcoes,
  toCartaoPagamento,
} from './cartao-entrada.ts';
import { ParcelasField } from './parcelas-field.tsx';

export type CartaoFormHandle = {
  /** The typed card, or null if a field is wrong: the form then shows the errors. */
  ler: () => CartaoPagamento | null;
  /** Nothing was typed. */
  isVazio: () => boolean;
};

const CAMPOS = ['numero', 'portador', 'mes', 'ano', 'codigo', 'parcela'] as const;

const isCampo = (name: string): name is keyof Entrada => CAMPOS.some((campo) => campo === name);

function entradaOf(form: HTMLFormElement): Entrada {
  const data = new FormData(form);
  const get = (name: keyof Entrada) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    portador: get('portador'),
    numero: get('numero'),
    mes: get('mes'),
    ano: get('ano'),
    codigo: get('codigo'),
    parcela: get('parcela'),
  };
}

/** Keeps only digits in a field, without moving the caret needlessly. */
function keepDigits({ currentTarget: field }: FormEvent<HTMLInputElement>): void {
  const digits = field.value.replace(/\D/g, '');
  if (digits !== field.value) field.value = digits;
}

/** A number in fours, as on the card, while the caret stands at its end; a longer one without spaces, so that it fits. */
function groupDigits({ currentTarget: field }: FormEvent<HTMLInputElement>): void {
  const { value, selectionEnd } = field;
  if (selectionEnd !== value.length) return;
  const digits = value.replace(/\D/g, '');
  field.value = digits.length <= 16 ? digits.replace(/(\d{4})(?=\d)/g, '$1 ') : digits;
}

/** Card data stay in the fields themselves, and are emptied before the browser could keep the page. */
function useEmptiedOnLeaving() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const empty = () => form.current?.reset();
    window.addEventListener('pagehide', empty);
    return () => window.removeEventListener('pagehide', empty);
  }, []);
  return form;
}

/** The fields of a credit card. */
export function CartaoForm({
  cobrado,
  opcoes,
  ref,
}: {
  cobrado: Cobrado;
  opcoes: Opcoes;
  ref: Ref<CartaoFormHandle>;
}) {
  const { usuario, env } = useDevice();
  const form = useEmptiedOnLeaving();
  const [erros, setErros] = useState<ErrosEntrada>({});
  const [idBandeira, setBandeira] = useState<number>();

  const check = (entrada: Entrada) => errosEntrada(entrada, opcoes, businessDayOf(new Date(env.now())));

  useImperativeHandle(ref, () => ({
    isVazio: () => Object.values(entradaOf(must(form.current, 'the form of a card'))).every((v) => v === ''),
    ler: () => {
      const entrada = entradaOf(must(form.current, 'the form of a card'));
      const found = check(entrada);
      setErros(found);
      const isRight = Object.keys(found).length === 0;
      return isRight ? toCartaoPagamento(entrada, opcoes, cobrado, usuario.id) : null;
    },
  }));

  // A field that was left empty is not scolded before the person has come to the end.
  const checkOne = ({ target }: { target: EventTarget }) => {
    if (!form.current || !(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    const { name, value } = target;
    if (!isCampo(name) || (value === '' && erros[name] === undefined)) return;
    const found = check(entradaOf(form.current))[name];
    setErros(({ [name]: _old, ...rest }) => (found === undefined ? rest : { ...rest, [name]: found }));
  };

  // A corrected field must not stay red until the next try.
  const forgetErro = ({ target }: { target: EventTarget }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    const { name } = target;
    if (isCampo(name)) setErros(({ [name]: _old, ...rest }) => rest);
  };

  return (
    <form
      data-typed="held"
      ref={form}
      noValidate
      autoComplete="on"
      aria-label="Cartão de crédito"
      className={css.form}
      onSubmit={(event) => event.preventDefault()}
      onInput={forgetErro}
    >
      <div className={css.head}>
        <p className={css.headName}>Bandeiras aceitas</p>
        <Bandeiras bandeiras={opcoes.bandeiras} escolhida={idBandeira} />
      </div>
      <div className={css.wide}>
        <TextField
          label="Número do cartão"
          name="numero"
          maxLength={20}
          inputMode="numeric"
          autoComplete="cc-number"
          error={erros.numero}
          onBlur={checkOne}
          onInput={(event) => {
            groupDigits(event);
            const { value } = event.currentTarget;
            setBandeira(bandeiraOf(value, opcoes.bandeiras)?.idCartaoCreditoBandeira);
          }}
        />
      </div>
      <div className={css.wide}>
        <TextField
          label="Nome do titular"
          hint="Como está impresso no cartão."
          name="portador"
          maxLength={70}
          autoComplete="cc-name"
          autoCapitalize="characters"
          error={erros.portador}
          onBlur={checkOne}
        />
      </div>
      <div>
        <TextField
          label="Mês"
          name="mes"
          maxLength={2}
          placeholder="MM"
          inputMode="numeric"
          autoComplete="cc-exp-month"
          error={erros.mes}
          onBlur={checkOne}
          onInput={keepDigits}
        />
      </div>
      <div>
        <TextField
          label="Ano"
          name="ano"
          maxLength={2}
          placeholder="AA"
          inputMode="numeric"
          autoComplete="cc-exp-year"
          error={erros.ano}
          onBlur={checkOne}
          onInput={keepDigits}
        />
      </div>
      <div className={css.code}>
        <TextField
          label="Código de segurança"
          name="codigo"
          maxLength={5}
          inputMode="numeric"
          autoComplete="cc-csc"
          error={erros.codigo}
          onBlur={checkOne}
          onInput={keepDigits}
        />
      </div>
      <div className={css.all}>
        <ParcelasField parcelas={opcoes.parcelas} error={erros.parcela} onBlur={checkOne} />
      </div>
      <p className={css.note}>
        Os dados do cartão são usados só nesta cobrança e não ficam guardados neste aparelho.
      </p>
    </form>
  );
}
