import { type Fields, rowsOf } from '../files/read-document.ts';
import { spokenField, type Spoken } from './in-each-language.ts';
import { spelled, WrittenFault } from './written-fault.ts';

/** What a dump has where somebody who writes has a name: a number, several of them, or nothing. */
const NUMBERS = /^[\d,]*$/;

/** An attribute as far as variants and galleries need it. */
interface ChoosableAttribute {
  readonly id: unknown;
  readonly code: string;
  readonly label: Spoken;
}

/**
 * The options of the attributes that come with a catalogue. Somebody who writes documents names an option by its `code`, by
 * its label or by its value; the shop keeps the value.
 */
export class OptionNames {
  private readonly attributes = new Map<string, Fields>();
  private readonly byName = new Map<string, Fields>();

  constructor(attributes: readonly Fields[]) {
    for (const attribute of attributes) {
      const code = String(attribute['attribute_code']);
      const options = rowsOf(attribute['options']);
      if (options.length === 0) continue;
      this.attributes.set(code, attribute);
      for (const name of ['label', 'code', 'value'])
        for (const option of options) this.byName.set(`${code} ${String(option[name])}`, option);
    }
  }

  /** Whether an attribute has options. */
  knows(code: string): boolean {
    return this.attributes.has(code);
  }

  /** The option of an attribute that somebody named; nothing when it has none of this name. */
  find(code: string, name: unknown): Fields | undefined {
    return this.byName.get(`${code} ${String(name)}`);
  }

  /** The same for an option that has to be there. */
  option(code: string, name: unknown): Fields {
    const found = this.find(code, name);
    if (!found) throw new WrittenFault(`the attribute ${code} has no option ${spelled(name)}`);
    return found;
  }

  /** What an option is called. */
  labelOf(code: string, name: unknown): Spoken {
    return spokenField(this.option(code, name), 'label');
  }

  /** An attribute with options. */
  attribute(code: string): ChoosableAttribute {
    const fields = this.attributes.get(code)!;
    return { id: fields['attribute_id'] ?? fields['id'], code, label: spokenField(fields, 'frontend_label') };
  }

  /** The values of an object's options instead of their names; numbers that no option has stay. */
  withValues(fields: Fields): Fields {
    const named = Object.entries(fields).filter(([code, name]) => this.knows(code) && this.isName(code, name));
    return { ...fields, ...Object.fromEntries(named.map(([code, name]) => [code, this.option(code, name)['value']])) };
  }

  private isName(code: string, value: unknown): boolean {
    return this.find(code, value) !== undefined || (typeof value === 'string' && !NUMBERS.test(value));
  }
}

/** An attribute as the shop keeps it: what its options are called in the files is nobody's else business. */
export function storedAttribute(attribute: Fields): Fields {
  if (!Array.isArray(attribute['options'])) return attribute;
  return { ...attribute, options: rowsOf(attribute['options']).map(({ code: _code, ...option }) => option) };
}
