#!/usr/bin/python3
"""A window that is nothing but WebKitGTK's web view, of any size, for WebKitWebDriver to drive.

Debian's own browser of it cannot be as narrow as a phone. The console goes to stdout.
--data=FOLDER            keeps cookies, storage and files there, over a restart
--width=PX --height=PX   the page's size
--without=NAME,NAME      features of the engine to switch off, as older iPhones lack them
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

options = dict(each[2:].split("=", 1) for each in sys.argv[1:] if each.startswith("--") and "=" in each)
data = options["data"]

stored = WebKit2.WebsiteDataManager(base_data_directory=f"{data}/data", base_cache_directory=f"{data}/cache")
cookies = stored.get_cookie_manager()
cookies.set_persistent_storage(f"{data}/cookies", WebKit2.CookiePersistentStorage.SQLITE)
context = WebKit2.WebContext.new_with_website_data_manager(stored)
context.set_automation_allowed(True)
context.set_preferred_languages(["ar"])


def without(settings, names):
    features = WebKit2.Settings.get_all_features()
    known = {features.get(i).get_identifier(): features.get(i) for i in range(features.get_length())}
    for name in names:
        settings.set_feature_enabled(known[name], False)


def open_view(_session):
    settings = WebKit2.Settings()
    settings.set_enable_write_console_messages_to_stdout(True)
    settings.set_enable_media_stream(True)
    settings.set_enable_mock_capture_devices(True)
    settings.set_media_playback_requires_user_gesture(True)
    # Without a graphics card what is composited stands still.
    settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
    without(settings, [name for name in options.get("without", "").split(",") if name])
    view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    view.connect("permission-request", lambda _view, request: request.allow() or True)
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(int(options["width"]), int(options["height"]))
    window.add(view)
    window.show_all()
    view.grab_focus()
    return view


def on_automation(_context, session):
    about = WebKit2.ApplicationInfo()
    # The name that the session asks for.
    about.set_name("MiniBrowser")
    session.set_application_info(about)
    session.connect("create-web-view", open_view)


context.connect("automation-started", on_automation)
GLib.MainLoop().run()
