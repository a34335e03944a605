import { describe, expect, test } from 'vitest';
import { PASSWORD_MAX_LENGTH } from '#config/limits.ts';
import { commonPasswords } from './common-passwords.ts';
import { classesIn, isCommonPassword, type PasswordNeed, passwordNeeds } from './password.ts';

describe('what a password lacks', () => {
  test.each<[password: string, needs: PasswordNeed[]]>([
    ['', ['length', 'classes']],
    ['Kort#1', ['length']],
    ['baresmaaord', ['classes']],
    ['12345678', ['classes']],
    ['smaaord12', ['classes']],
    ['SmaaStore', ['classes']],
    ['Hemmelig123', []],
    ['hemmelig#123', []],
    ['HEMMELIG#123', []],
    ['Hemmelig#', []],
    ['Hemmelig#123', []],
    // Letters of every language are letters, and a space is a special character.
    ['blåbærØl9', []],
    ['to ord og En', []],
    // A letter of two code units is one character.
    ['Aa1😀😀', ['length']],
    [`Aa1${'x'.repeat(PASSWORD_MAX_LENGTH - 3)}`, []],
    [`Aa1${'x'.repeat(PASSWORD_MAX_LENGTH - 2)}`, ['shorter']],
  ])('%s: %j', (password, needs) => {
    expect(passwordNeeds(password)).toEqual(needs);
  });

  test('the classes that are there are named', () => {
    expect(classesIn('aB3')).toEqual(['lower', 'upper', 'digit']);
    expect(classesIn('#')).toEqual(['special']);
    expect(classesIn('')).toEqual([]);
  });
});

describe('common passwords', () => {
  test.each(['Password1', 'PASSW0RD', 'Qwerty123', 'trustno1'])('%s is one', async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  });

  test.each(['Hemmelig#123', 'password', 'Bjørk-i-vind7'])('%s is not on the list', async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  });

  test('the list names only what the other rules may let through', () => {
    expect(commonPasswords.size).toBe(3000);
    const needless = [...commonPasswords].filter(
      (word) => word !== word.toLowerCase() || word.length < 8 || classesIn(word).length < 2 || !/[a-z]/.test(word),
    );
    expect(needless).toEqual([]);
  });
});
