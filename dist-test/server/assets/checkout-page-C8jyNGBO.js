import { c as useLive, d as usePriceText, f as useStoreView, g as queries, n as Button, o as usePageTitle, r as ButtonLink } from "./picture-7l7lQeNP.js";
import { h as useCommands, n as measure, s as notify, u as MessagePage } from "../main.js";
import { B as shippingMethodsFor, L as countTotals, R as isPostcodeOf, z as paymentMethodsFor } from "./database-DwJP23hK.js";
import { n as checkout_module_default, t as OrderSummary } from "./order-summary-wKMbM9xx.js";
import { useNavigate } from "react-router-dom";
import { useTranslation } from "react-i18next";
import { useEffect, useState } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { useForm, useFormState, useWatch } from "react-hook-form";
// src/features/checkout/field.tsx
/** A text field with its label and, when something is wrong, what. */
function Field({ form, name, type = "text", autoComplete, inputMode, isRequired = false, isHalf = false }) {
	const { t } = useTranslation("checkout");
	const { errors } = useFormState({
		control: form.control,
		name
	});
	const problem = errors[name]?.message;
	return /* @__PURE__ */ jsxs("div", {
		className: isHalf ? `${checkout_module_default.field} ${checkout_module_default.half}` : checkout_module_default.field,
		children: [
			/* @__PURE__ */ jsxs("label", {
				className: checkout_module_default.label,
				htmlFor: name,
				children: [t(`field.${name}`), !isRequired && /* @__PURE__ */ jsxs("span", {
					className: checkout_module_default.optional,
					children: [
						" (",
						t("optional"),
						")"
					]
				})]
			}),
			/* @__PURE__ */ jsx("input", {
				id: name,
				className: checkout_module_default.input,
				type,
				autoComplete,
				inputMode,
				"aria-required": isRequired,
				"aria-invalid": problem !== void 0,
				"aria-describedby": `${name}-problem`,
				...form.register(name)
			}),
			/* @__PURE__ */ jsx("p", {
				id: `${name}-problem`,
				className: checkout_module_default.problem,
				children: problem && t(`invalid.${problem}`)
			})
		]
	});
}
// src/features/checkout/method-choice.tsx
var handles = {
	shippingMethod: "shipping-method",
	paymentMethod: "payment-method"
};
/** One of several ways, each with its price. */
function MethodChoice({ form, name, legend, methods }) {
	const { t } = useTranslation("checkout");
	const format = usePriceText();
	const { errors } = useFormState({
		control: form.control,
		name
	});
	const problem = errors[name]?.message;
	return /* @__PURE__ */ jsxs("fieldset", {
		className: checkout_module_default.group,
		"aria-describedby": `${name}-problem`,
		children: [
			/* @__PURE__ */ jsx("legend", {
				className: checkout_module_default.legend,
				children: legend
			}),
			/* @__PURE__ */ jsx("div", {
				className: checkout_module_default.methods,
				children: methods.map(({ code, title, costMinor, hint }) => /* @__PURE__ */ jsxs("label", {
					className: checkout_module_default.method,
					"data-testid": handles[name],
					"data-code": code,
					children: [
						/* @__PURE__ */ jsx("input", {
							type: "radio",
							value: code,
							...form.register(name)
						}),
						/* @__PURE__ */ jsxs("span", { children: [title, hint && /* @__PURE__ */ jsx("span", {
							className: checkout_module_default.hint,
							children: hint
						})] }),
						/* @__PURE__ */ jsx("span", {
							className: checkout_module_default.cost,
							children: costMinor === 0 ? t("free") : format(costMinor)
						})
					]
				}, code))
			}),
			/* @__PURE__ */ jsx("p", {
				id: `${name}-problem`,
				className: checkout_module_default.problem,
				children: problem && t(`invalid.${problem}`)
			})
		]
	});
}
// src/features/checkout/checkout-form.tsx
/** Who, where, how it comes and how it is paid. */
function CheckoutForm({ form, settings, isOnline }) {
	const { t } = useTranslation("checkout");
	return /* @__PURE__ */ jsxs("div", {
		className: checkout_module_default.form,
		children: [
			/* @__PURE__ */ jsxs("fieldset", {
				className: checkout_module_default.group,
				children: [
					/* @__PURE__ */ jsx("legend", {
						className: checkout_module_default.legend,
						children: t("contact")
					}),
					/* @__PURE__ */ jsx(Field, {
						form,
						name: "email",
						type: "email",
						autoComplete: "email",
						isRequired: true
					}),
					/* @__PURE__ */ jsx(Field, {
						form,
						name: "phoneNumber",
						type: "tel",
						autoComplete: "tel",
						isRequired: true
					})
				]
			}),
			/* @__PURE__ */ jsxs("fieldset", {
				className: checkout_module_default.group,
				children: [
					/* @__PURE__ */ jsx("legend", {
						className: checkout_module_default.legend,
						children: t("address")
					}),
					/* @__PURE__ */ jsx(Field, {
						form,
						name: "firstName",
						autoComplete: "given-name",
						isRequired: true,
						isHalf: true
					}),
					/* @__PURE__ */ jsx(Field, {
						form,
						name: "lastName",
						autoComplete: "family-name",
						isRequired: true,
						isHalf: true
					}),
					/* @__PURE__ */ jsx(Field, {
						form,
						name: "streetAddress",
						autoComplete: "address-line1",
						isRequired: true
					}),
					/* @__PURE__ */ jsx(Field, {
						form,
						name: "apartmentNumber",
						autoComplete: "address-line2"
					}),
					/* @__PURE__ */ jsx(Field, {
						form,
						name: "zipCode",
						autoComplete: "postal-code",
						inputMode: "numeric",
						isRequired: true,
						isHalf: true
					}),
					/* @__PURE__ */ jsx(Field, {
						form,
						name: "city",
						autoComplete: "address-level2",
						isRequired: true,
						isHalf: true
					}),
					/* @__PURE__ */ jsx(CountryField, {
						form,
						settings
					}),
					/* @__PURE__ */ jsx(Field, {
						form,
						name: "company",
						autoComplete: "organization",
						isHalf: true
					}),
					/* @__PURE__ */ jsx(Field, {
						form,
						name: "taxId",
						isHalf: true
					})
				]
			}),
			/* @__PURE__ */ jsx(Methods, {
				form,
				settings
			}),
			/* @__PURE__ */ jsx(Agreements, {
				form,
				isOnline
			})
		]
	});
}
function CountryField({ form, settings }) {
	const { t } = useTranslation("checkout");
	return /* @__PURE__ */ jsxs("div", {
		className: checkout_module_default.field,
		children: [/* @__PURE__ */ jsx("label", {
			className: checkout_module_default.label,
			htmlFor: "country",
			children: t("field.country")
		}), /* @__PURE__ */ jsx("select", {
			id: "country",
			className: checkout_module_default.input,
			autoComplete: "country",
			...form.register("country"),
			children: settings.countries.map(({ country }) => /* @__PURE__ */ jsx("option", {
				value: country,
				children: t(`country.${country}`, { defaultValue: country })
			}, country))
		})]
	});
}
function Methods({ form, settings }) {
	const { t } = useTranslation("checkout");
	const [country, zipCode] = useWatch({
		control: form.control,
		name: ["country", "zipCode"]
	});
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(MethodChoice, {
		form,
		name: "shippingMethod",
		legend: t("delivery"),
		methods: shippingMethodsFor(settings, {
			country,
			postcode: zipCode.trim().length < 4 ? "" : zipCode
		}).map(({ code, title, priceMinor, daysMin, daysMax }) => ({
			code,
			title,
			costMinor: priceMinor,
			hint: t("days", {
				min: daysMin,
				max: daysMax
			})
		}))
	}), /* @__PURE__ */ jsx(MethodChoice, {
		form,
		name: "paymentMethod",
		legend: t("payment"),
		methods: paymentMethodsFor(settings, country).map(({ code, title, costMinor }) => ({
			code,
			title,
			costMinor,
			hint: null
		}))
	})] });
}
function Agreements({ form, isOnline }) {
	const { t } = useTranslation("checkout");
	const { errors } = useFormState({
		control: form.control,
		name: "isTermsAccepted"
	});
	const problem = errors.isTermsAccepted?.message;
	return /* @__PURE__ */ jsxs("div", {
		className: checkout_module_default.agreements,
		children: [
			!isOnline && /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx("p", {
				className: checkout_module_default.offline,
				children: t("sendWhenOnlineHint")
			}), /* @__PURE__ */ jsxs("label", {
				className: checkout_module_default.check,
				children: [/* @__PURE__ */ jsx("input", {
					type: "checkbox",
					...form.register("isSentWhenOnline")
				}), /* @__PURE__ */ jsx("span", { children: t("sendWhenOnline") })]
			})] }),
			/* @__PURE__ */ jsxs("label", {
				className: checkout_module_default.check,
				children: [/* @__PURE__ */ jsx("input", {
					type: "checkbox",
					"data-testid": "terms",
					"aria-invalid": problem !== void 0,
					"aria-describedby": "terms-problem",
					...form.register("isTermsAccepted")
				}), /* @__PURE__ */ jsx("span", { children: t("terms") })]
			}),
			/* @__PURE__ */ jsx("p", {
				id: "terms-problem",
				className: checkout_module_default.problem,
				role: problem ? "alert" : void 0,
				children: problem && t(`invalid.${problem}`)
			})
		]
	});
}
// src/domain/checkout-details.ts
var EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
var PHONE = /^\+?(?:[\s()-]*\d){5,15}[\s()-]*$/;
var TAX_ID_MIN_LENGTH = 3;
/** Every field that is wrong, with the reason (spec 5: form texts). Empty when the order can be placed. */
function checkoutProblems(details, settings) {
	const problems = {};
	const check = (field, problem) => {
		if (problem) problems[field] ??= problem;
	};
	check("email", required(details.email) ?? (EMAIL.test(details.email.trim()) ? null : "email"));
	check("firstName", required(details.firstName) ?? letters(details.firstName, 2));
	check("lastName", required(details.lastName) ?? letters(details.lastName, 2));
	check("streetAddress", required(details.streetAddress));
	check("city", required(details.city));
	check("country", required(details.country));
	check("phoneNumber", required(details.phoneNumber) ?? (PHONE.test(details.phoneNumber.trim()) ? null : "phone"));
	check("zipCode", postcodeProblem(details, settings));
	if (details.taxId.trim() !== "") check("taxId", atLeast(details.taxId, TAX_ID_MIN_LENGTH));
	check("shippingMethod", shippingProblem(details, settings));
	check("paymentMethod", paymentProblem(details, settings));
	check("isTermsAccepted", details.isTermsAccepted ? null : "terms");
	return problems;
}
function required(text) {
	return text.trim() === "" ? "required" : null;
}
function atLeast(text, length) {
	return text.trim().length < length ? "tooShort" : null;
}
function letters(text, least) {
	return (text.match(/\p{L}/gu) ?? []).length < least ? "tooShort" : null;
}
function postcodeProblem({ zipCode, country }, settings) {
	if (zipCode.trim() === "") return "required";
	if (zipCode.trim().length < 3) return "tooShort";
	return isPostcodeOf(settings, {
		country,
		postcode: zipCode
	}) ? null : "postcode";
}
function shippingProblem(details, settings) {
	if (details.shippingMethod === "") return "required";
	return shippingMethodsFor(settings, {
		country: details.country,
		postcode: details.zipCode
	}).some((method) => method.code === details.shippingMethod) ? null : "unreachable";
}
function paymentProblem(details, settings) {
	if (details.paymentMethod === "") return "required";
	return paymentMethodsFor(settings, details.country).some((method) => method.code === details.paymentMethod) ? null : "unreachable";
}
// src/features/checkout/use-checkout.ts
var SAVE_DELAY_MS = 400;
/** The checkout form: kept as a draft while it is typed, checked by the rules of the domain, sealed by one command. */
function useCheckout({ orderId, draft, settings, cart }) {
	const commands = useCommands();
	const { store } = useStoreView();
	const form = useForm({
		defaultValues: withChoices(draft, settings),
		mode: "onTouched",
		resolver: (details) => {
			const problems = Object.entries(checkoutProblems(details, settings));
			const errors = Object.fromEntries(problems.map(([field, message]) => [field, {
				type: message,
				message
			}]));
			return problems.length > 0 ? {
				values: {},
				errors
			} : {
				values: details,
				errors: {}
			};
		}
	});
	useSavedDraft(form, orderId);
	const [shippingMethod, paymentMethod] = useWatch({
		control: form.control,
		name: ["shippingMethod", "paymentMethod"]
	});
	const totals = totalsOf({
		shippingMethod,
		paymentMethod
	}, settings, cart, store.tax.rateBasisPoints);
	const place = async () => {
		if (!await form.trigger(void 0, { shouldFocus: true })) {
			notify({ code: "fixValidationErrors" });
			return null;
		}
		const placed = await commands.checkout.placeOrder({
			orderId,
			details: form.getValues(),
			expectedTotalMinor: totals.grandTotalMinor
		});
		if (!placed.ok) {
			notify(placed.error);
			return null;
		}
		measure({
			event: "purchase",
			orderId,
			totalMinor: totals.grandTotalMinor
		});
		return placed.value.orderId;
	};
	return {
		form,
		totals,
		place
	};
}
/** The first methods are chosen where none is (spec 4: totals). */
function withChoices(draft, { shippingMethods, paymentMethods }) {
	return {
		...draft,
		shippingMethod: draft.shippingMethod || (shippingMethods[0]?.code ?? ""),
		paymentMethod: draft.paymentMethod || (paymentMethods[0]?.code ?? "")
	};
}
function useSavedDraft(form, orderId) {
	const commands = useCommands();
	const { subscribe, getValues } = form;
	useEffect(() => {
		let timer;
		const save = () => void commands.checkout.saveDetails({
			orderId,
			details: getValues()
		});
		const stop = subscribe({
			formState: { values: true },
			callback: () => {
				clearTimeout(timer);
				timer = setTimeout(save, SAVE_DELAY_MS);
			}
		});
		return () => {
			clearTimeout(timer);
			stop();
		};
	}, [
		commands,
		orderId,
		subscribe,
		getValues
	]);
}
function totalsOf(details, settings, cart, taxBasisPoints) {
	const shipping = settings.shippingMethods.find(({ code }) => code === details.shippingMethod);
	const payment = settings.paymentMethods.find(({ code }) => code === details.paymentMethod);
	return countTotals({
		lines: cart.lines,
		delivery: shipping ? {
			amountMinor: shipping.priceMinor,
			taxBasisPoints
		} : null,
		paymentFee: payment ? {
			amountMinor: payment.costMinor,
			taxBasisPoints
		} : null,
		couponPercent: 0
	});
}
// src/features/checkout/checkout.tsx
/** One calm page: what is ordered beside what is asked. */
function Checkout({ isOnline, onPlaced, ...facts }) {
	const { t } = useTranslation("checkout");
	const { form, totals, place } = useCheckout(facts);
	const [isPlacing, setPlacing] = useState(false);
	const submit = async () => {
		setPlacing(true);
		const orderId = await place();
		setPlacing(false);
		if (orderId) onPlaced(orderId);
	};
	return /* @__PURE__ */ jsxs("form", {
		className: checkout_module_default.page,
		"data-testid": "checkout",
		noValidate: true,
		onSubmit: (event) => {
			event.preventDefault();
			if (!isPlacing) submit();
		},
		children: [
			/* @__PURE__ */ jsx("h1", {
				className: checkout_module_default.title,
				children: t("title")
			}),
			/* @__PURE__ */ jsx(CheckoutForm, {
				form,
				settings: facts.settings,
				isOnline
			}),
			/* @__PURE__ */ jsx(OrderSummary, {
				title: t("summary"),
				lines: facts.cart.lines,
				totals,
				state: "estimate",
				children: /* @__PURE__ */ jsx(Button, {
					type: "submit",
					isLarge: true,
					isWide: true,
					"data-testid": "place-order",
					disabled: isPlacing,
					children: t(isPlacing ? "placing" : "place")
				})
			})
		]
	});
}
// src/pages/checkout-page.tsx
/** Ordering as a guest (spec 2: /checkout). */
function CheckoutPage() {
	const { t } = useTranslation([
		"checkout",
		"errors",
		"shop"
	]);
	const navigate = useNavigate();
	const commands = useCommands();
	const { value: cart } = useLive(queries.cart.current());
	const settings = useLive(queries.checkout.settings());
	const { value: draft } = useLive(queries.checkout.draft());
	const { value: connection } = useLive(queries.sync.connection());
	usePageTitle(`${t("title")} – ${t("shop:brand")}`, cart !== null);
	useEffect(() => {
		commands.checkout.open({ orderId: crypto.randomUUID() });
		measure({ event: "begin_checkout" });
	}, [commands]);
	if (!cart || !draft?.orderId) return null;
	if (cart.lines.length === 0) return /* @__PURE__ */ jsx(MessagePage, {
		title: t("shop:cart.title"),
		text: t("errors:cartEmptyBeforeCheckout"),
		children: /* @__PURE__ */ jsx(ButtonLink, {
			to: "/",
			children: t("shop:cart.browse")
		})
	});
	if (!settings.value) return settings.state === "loading" ? null : /* @__PURE__ */ jsx(MessagePage, {
		title: t("title"),
		text: t("notReady")
	});
	return /* @__PURE__ */ jsx(Checkout, {
		orderId: draft.orderId,
		draft: draft.details,
		settings: settings.value,
		cart,
		isOnline: connection?.isOnline ?? true,
		onPlaced: (orderId) => void navigate(`/confirmation?order=${encodeURIComponent(orderId)}`, { replace: true })
	}, draft.orderId);
}
export { CheckoutPage as default };
